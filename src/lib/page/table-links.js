// In the page of a match: all that its table needs is asked for at once, as soon as the address names the game.
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
			// Fonts are always asked for in this way.
			link.crossOrigin = '';
		}
		link.href = file;
		document.head.append(link);
	}
})(document.querySelector('meta[name=ochaya-tables]'));
