import { expect, it } from 'vitest';
import { facesOf } from './faces.ts';

const section = (id: string) => ({ id, title: id, level: 2 as const, html: '' });
const faces = (...ids: readonly string[]) =>
	facesOf(ids.map(section)).map((sections) => sections.map(({ id }) => id));

it('the setup, the turn and the score have a face each, and the back has the rest', () => {
	expect(faces('setup', 'turn', 'score', 'end', 'doubts')).toEqual([
		['setup'],
		['turn'],
		['score'],
		['end', 'doubts']
	]);
	expect(faces('setup', 'turn', 'score', 'multiply', 'end', 'doubts').at(-1)).toEqual([
		'multiply',
		'end',
		'doubts'
	]);
});
