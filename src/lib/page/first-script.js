// Inlined in every page, to run before the first paint and before SvelteKit. Its syntax is old enough for
// browsers that cannot run the rest of the app.
(function (root) {
	// A join code holds a password, so it is removed from the address and from the browser's history at once.
	function takeJoinCode() {
		// Codes of older versions begin with `house`.
		if (!/^#(group|house)=/.test(location.hash)) return;
		window.arrivedJoinCode = location.hash.slice(1);
		history.replaceState(history.state, '', location.pathname + location.search);
		dispatchEvent(new Event('joincode'));
	}
	takeJoinCode();
	// A link with a join code can be opened in a tab that shows the app already. This runs before SvelteKit
	// reads the address.
	addEventListener('popstate', takeJoinCode);

	// The theme chosen in the settings, or the system's.
	var theme = null;
	try {
		theme = localStorage.getItem('ochaya-theme');
	} catch {
		// Storage is blocked, so the system's theme is used.
	}
	if (!theme) theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
	root.dataset.theme = theme;
	var color = document.querySelector('meta[name=theme-color]');
	if (theme === 'dark' && color) color.setAttribute('content', '#12152a');

	// Without import maps the browser finds no script of the app, so a message is shown (app.css). It is
	// removed if the app starts all the same.
	if (!HTMLScriptElement.supports || !HTMLScriptElement.supports('importmap')) root.dataset.tooOld = '';

	// Taps before hydration are kept and repeated after it, so that none is lost.
	/** @type {HTMLElement[]} */
	var taps = [];
	/** @param {Event} event */
	function keepTap(event) {
		var pressed = event.target instanceof Element ? event.target.closest('button, label, summary') : null;
		if (!(pressed instanceof HTMLElement)) return;
		var isField =
			!pressed.matches('button, summary') && !pressed.querySelector('[type=radio], [type=checkbox]');
		if (isField) return;
		event.preventDefault();
		taps.push(pressed);
	}
	addEventListener('click', keepTap, true);
	addEventListener('awake', function () {
		delete root.dataset.tooOld;
		removeEventListener('click', keepTap, true);
		for (var pressed of taps) if (pressed.isConnected) pressed.click();
	});
})(document.documentElement);
