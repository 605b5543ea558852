/**
 * The content security policy (Trusted Types) refuses plain strings as script addresses. This default policy
 * allows those of the app's own origin, because the workers are started by such strings.
 *
 * @throws {TypeError} for an address on another origin.
 */
const sameOriginOnly = (address: string): string => {
	if (new URL(address, location.href).origin === location.origin) return address;
	throw new TypeError('Scripts come from this origin only');
};
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: sameOriginOnly });
