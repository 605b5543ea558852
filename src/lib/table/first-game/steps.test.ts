import { expect, test } from 'vitest';
import { compileRulebook } from '../../../../tools/plugins/rulebook/compile.ts';
import { stepOf } from './steps.ts';

const [, section] = compileRulebook(
	[
		'## The coach {#coach}',
		'### A turn {#turn}',
		'{player=Léa}, take “one” & {when isNew=true: **show** it}{when isNew=false: keep it}.',
		':::: when isNew=true\n::: drawing card\nShow 3: 1 < 2\n:::\n::::'
	].join('\n\n'),
	{ isAid: true }
);
const stepFor = (player: string, isNew: boolean) => {
	if (!section) throw new Error('No section');
	return stepOf(section, { values: { player }, options: { isNew: String(isNew) } });
};

test('a name stays the text that it is', () => {
	expect(stepFor('<b>&amp;</b> {when}', true).text).toBe('<b>&amp;</b> {when}, take “one” & show it.');
});

test('cases are chosen by the facts, for drawings too', () => {
	expect(stepFor('Tom', true)).toMatchObject({
		id: 'turn',
		title: 'A turn',
		figures: [{ drawing: 'card', caption: 'Show 3: 1 < 2' }]
	});
	expect(stepFor('Tom', false)).toMatchObject({ text: 'Tom, take “one” & keep it.', figures: [] });
});
