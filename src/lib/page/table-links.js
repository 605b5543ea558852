// Inlined in the page of a match: preloads all files of the table whose game the address names, before the
// app starts.
(function (tables) {
	/** @type {Record<string, string[]>} */
	var filesByGame = JSON.parse(tables?.getAttribute('content') ?? '{}');
	var game = new URLSearchParams(location.search).get('game') ?? '';
	for (var file of filesByGame[game] ?? []) {
		var link = document.createElement('link');
		link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
		if (file.endsWith('.css')) link.as = 'style';
		if (file.endsWith('.woff2')) {
			link.as = 'font';
			// Browsers fetch fonts with CORS, and reuse a preloaded font only if it was fetched in the same mode.
			link.crossOrigin = '';
		}
		link.href = file;
		document.head.append(link);
	}
})(document.querySelector('meta[name=ochaya-tables]'));
