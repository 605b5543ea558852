/** What the panel of past matches loads once a file is chosen, or the template is wanted. */
export { addMatches } from './add-matches';
export { default as PreviewOfFile } from './PreviewOfFile.svelte';
export { previewFile } from './preview';
export { chosenColumnsIn } from './columns';
export { templateCsv } from './template';
