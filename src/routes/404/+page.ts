/** Written as `404.html`, which static hosts serve for any address that is not there. */
export const trailingSlash = 'never';
