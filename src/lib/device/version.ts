/** The version of the app, in a file of its own: a new one changes nothing else (tools/chunks.ts). */
export const version: string = __APP_VERSION__;
