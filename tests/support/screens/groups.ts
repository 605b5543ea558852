/** All screens of the app, in groups that use the same matches. */
import { gameIds } from '../game-ids.mjs';
import { screensOf } from './any-game';
import { appPages, emptyAppPages } from './app-pages';
import { geisha } from './geisha';
import { hanabi } from './hanabi';
import { hanamikoji } from './hanamikoji';
import { joinedGroup } from './joined-group';
import { koikoi } from './koikoi';
import { onlyShown } from './only-shown';
import { records } from './records';
import type { ScreenGroup } from './screen';

/** The lists of screens that games have of their own, by id. */
const ofGames = { hanabi, geisha, koikoi, hanamikoji };

export const groups = {
	...Object.fromEntries(gameIds.filter((id) => !(id in ofGames)).map((id) => [id, screensOf(id)])),
	...{
		...ofGames,
		'app pages': appPages,
		records,
		'only shown': onlyShown,
		'a group': joinedGroup,
		'app pages with nothing stored': emptyAppPages
	}
} satisfies Readonly<Record<string, ScreenGroup>>;
