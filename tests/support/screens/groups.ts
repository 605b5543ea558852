/** All screens, in groups that show the same matches. */
import { geisha } from './geisha';
import { hanabi } from './hanabi';
import { hanamikoji } from './hanamikoji';
import { koikoi } from './koikoi';
import { records } from './records';
import { emptyRooms, rooms } from './rooms';
import type { ScreenGroup } from './screen';

export const groups = {
	...{ hanabi, rooms, geisha, koikoi, hanamikoji, records },
	'rooms with nothing in them': emptyRooms
} as const satisfies Readonly<Record<string, ScreenGroup>>;
