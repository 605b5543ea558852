declare namespace App {
	interface PageState {
		/** Whether the rule sheet is open over the page: then the phone's back button closes it. */
		ruleSheet?: boolean;
	}
}
