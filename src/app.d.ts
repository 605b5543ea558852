declare global {
	interface TrustedTypePolicy {
		/**
		 * Makes a value that may be assigned to `innerHTML` where the content security policy refuses strings.
		 */
		readonly createHTML: (text: string) => object;
	}
	/** Undefined in browsers without Trusted Types. */
	var trustedTypes:
		| {
				readonly createPolicy: (
					name: string,
					rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>
				) => TrustedTypePolicy;
		  }
		| undefined;

	/** The version in package.json, filled in by the build. */
	const __APP_VERSION__: string;
	/** What is new in this version, by language, from CHANGELOG.md. */
	const __NEWS__: Readonly<Record<string, string>>;
	/** The one other origin that the app may connect to; empty for none. */
	const __SYNC_ORIGIN__: string;
	/** Whether the app's host has groups, on its own origin or that one. */
	const __HAS_GROUPS__: boolean;

	namespace App {
		interface Error {
			/** Shown on the error page below our own text, so that a player can quote it in a report. */
			message: string;
		}
	}
}

export {};
