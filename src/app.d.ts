declare global {
	interface TrustedTypePolicy {
		/** What may become markup where the content policy refuses strings. */
		readonly createHTML: (text: string) => object;
	}
	/** Where the browser has them. */
	var trustedTypes:
		| {
				readonly createPolicy: (
					name: string,
					rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>
				) => TrustedTypePolicy;
		  }
		| undefined;

	/** Of package.json, filled in by the build. */
	const __APP_VERSION__: string;
	/** What is new in this version, by language: of CHANGELOG.md. */
	const __NEWS__: Readonly<Record<string, string>>;
	/** Of the one other origin that may be spoken with; empty for none. */
	const __SYNC_ORIGIN__: string;

	namespace App {
		interface Error {
			/** Shown on the error page beside our own words, to be quoted in a report. */
			message: string;
		}
	}
}

export {};
