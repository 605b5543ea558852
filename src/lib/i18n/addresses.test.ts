/** The addresses of version 1.0, which lead to the same in every later one (docs/promises.md). */
import { afterEach, expect, test } from 'vitest';
import * as addresses from './addresses';
import { getLocale, overwriteGetLocale } from './paraglide/runtime.js';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

test('addresses are those of version 1.0', () => {
	overwriteGetLocale(() => 'fr');
	expect([
		addresses.homeHref('en'),
		addresses.homeHref(),
		addresses.historyHref({ player: 'p', rival: 'q', time: '2026', place: 'Lyon', kind: '25', rules: 'x' }),
		addresses.playersHref(),
		addresses.playerHref('p', { time: '2026', rules: 'x' }),
		addresses.pairHref('p', 'q'),
		addresses.playersTogetherHref(['q', 'p']),
		addresses.recordsHref('hanabi'),
		addresses.rankingHref({ game: 'koikoi' }),
		addresses.eveningHref('2026-11-21'),
		addresses.receiveHref(),
		addresses.settingsHref(),
		addresses.matchHref('m'),
		addresses.matchHref('m', 'geisha'),
		addresses.newMatchHref('hanamikoji', 'm'),
		addresses.toolHref('koikoi'),
		addresses.rulesHref(),
		addresses.rulebookHref('hanabi', 'clue'),
		addresses.sectionHref('hanabi', 'clue'),
		addresses.aidHref('hanabi', 'm')
	]).toEqual([
		'/en/',
		'/fr/',
		'/fr/history/?player=p&rival=q&time=2026&place=Lyon&kind=25&rules=x',
		'/fr/players/',
		'/fr/players/?id=p&time=2026&rules=x',
		'/fr/players/?id=p&with=q',
		'/fr/players/?group=p.q',
		'/fr/records/?game=hanabi',
		'/fr/ranking/?game=koikoi',
		'/fr/evening/?on=2026-11-21',
		'/fr/receive/',
		'/fr/settings/',
		'/fr/match/?id=m',
		'/fr/match/?id=m&game=geisha',
		'/fr/new/?game=hanamikoji&from=m',
		'/fr/tool/?game=koikoi',
		'/fr/rules/',
		'/fr/rules/hanabi/#clue',
		'/fr/rules/hanabi/clue/',
		'/fr/rules/hanabi/aid/?id=m'
	]);
});
