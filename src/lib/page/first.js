// In every page, before its first paint and before Kit: written so that browsers too old for the rest can read it.
(function (root) {
	// A join code holds a password: it leaves the address, and the browser's history, before anything else.
	function takeCode() {
		// Older codes say `house`.
		if (!/^#(group|house)=/.test(location.hash)) return;
		window.arrivedJoinCode = location.hash.slice(1);
		history.replaceState(history.state, '', location.pathname + location.search);
		dispatchEvent(new Event('joincode'));
	}
	takeCode();
	// Opened where the app is open already: before Kit reads the address.
	addEventListener('popstate', takeCode);

	// The theme chosen in the settings, else the system's.
	var theme = null;
	try {
		theme = localStorage.getItem('ochaya-theme');
	} catch {
		// Storage is closed: the system decides.
	}
	if (!theme) theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
	root.dataset.theme = theme;
	var color = document.querySelector('meta[name=theme-color]');
	if (theme === 'dark' && color) color.setAttribute('content', '#12152a');

	// Without import maps no file of the app is found: a sentence says so (app.css), until the page is awake all the same.
	if (!HTMLScriptElement.supports || !HTMLScriptElement.supports('importmap')) root.dataset.tooOld = '';

	// What is tapped before the page is awake is pressed then: no tap is lost.
	/** @type {HTMLElement[]} */
	var taps = [];
	/** @param {Event} event */
	function keep(event) {
		var pressed = event.target instanceof Element ? event.target.closest('button, label') : null;
		if (!(pressed instanceof HTMLElement)) return;
		var isField = !pressed.matches('button') && !pressed.querySelector('[type=radio], [type=checkbox]');
		if (isField) return;
		event.preventDefault();
		taps.push(pressed);
	}
	addEventListener('click', keep, true);
	addEventListener('awake', function () {
		delete root.dataset.tooOld;
		removeEventListener('click', keep, true);
		for (var pressed of taps) if (pressed.isConnected) pressed.click();
	});
})(document.documentElement);
