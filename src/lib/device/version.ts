/**
 * The version of the app, in a file of its own so that a new version changes the hash of no other file
 * (tools/chunks.ts).
 */
export const version: string = __APP_VERSION__;
