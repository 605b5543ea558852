declare namespace App {
	interface PageState {
		/** The rule sheet is open over the page: the phone's back button closes it. */
		ruleSheet?: boolean;
	}
}
