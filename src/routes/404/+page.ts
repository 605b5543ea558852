/** With this setting the page is written as `404.html`, which static hosts serve for unknown addresses. */
export const trailingSlash = 'never';
