/** The content policy lets no text be a script's address: of this origin it may be one, for the workers. */
const ownOnly = (address: string): string => {
	if (new URL(address, location.href).origin === location.origin) return address;
	throw new TypeError('Scripts come from this origin only');
};
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: ownOnly });
