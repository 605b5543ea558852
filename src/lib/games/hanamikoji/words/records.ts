/** The words and figures of Hanamikoji's statistics. */
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { RecordWords } from '../../facts.ts';
import { wordByCode } from '../../wording.ts';
import { geishas } from '../rules/geishas.ts';
import { decisions, type Decision, type FactName } from '../rules/records.ts';

const decisionWords: Readonly<Record<Decision, () => string>> = {
	geishas: m.hanamikoji_records_way_geishas,
	charm: m.hanamikoji_records_way_charm,
	both: m.hanamikoji_records_way_both,
	limit: m.hanamikoji_records_way_limit,
	draw: m.hanamikoji_records_way_draw
};
const decisionName = wordByCode(decisionWords);
const geishaName = (id: string): string => geishas.find((geisha) => geisha.id === id)?.name ?? m.other_word();

/** By the codes of `kindOf`. */
const editions: Readonly<Record<string, () => string>> = {
	'no-limit': m.hanamikoji_records_like_no_limit,
	'3-rounds~points': m.hanamikoji_records_like_points,
	'3-rounds~points-then-token': m.hanamikoji_records_like_token,
	'3-rounds~draw': m.hanamikoji_records_like_draw
};
/** By what `kindOf` adds with the action tiles of an expansion. */
const tiles: Readonly<Record<string, (edition: { readonly edition: string }) => string>> = {
	'~7-cards': m.hanamikoji_records_like_7_cards,
	'~9-cards': m.hanamikoji_records_like_9_cards,
	'~7-to-9-cards': m.hanamikoji_records_like_7_to_9_cards
};
const kinds = Object.fromEntries(
	Object.entries(editions).flatMap(([code, edition]) => [
		[code, edition] as const,
		...Object.entries(tiles).map(([more, said]) => [code + more, () => said({ edition: edition() })] as const)
	])
);

export const recordWords: RecordWords = {
	figures: [
		{
			name: 'decided' satisfies FactName,
			kind: 'bars',
			measure: 'count',
			title: m.hanamikoji_records_decided,
			order: decisions,
			label: decisionName,
			sentence: (tally, top) =>
				top &&
				m.hanamikoji_records_decided_said({
					way: top.label,
					n: top.value,
					whole: tally('decided')?.count ?? 0
				})
		},
		{
			name: 'token' satisfies FactName,
			kind: 'bars',
			measure: 'count',
			title: m.hanamikoji_records_token,
			order: geishas.map(({ id }) => id),
			label: geishaName,
			sentence: (_, top) => top && m.hanamikoji_records_token_said({ geisha: top.label, n: top.value }),
			isInScene: true
		},
		{ name: 'rounds' satisfies FactName, kind: 'spread', title: m.hanamikoji_records_rounds },
		{ name: 'charm' satisfies FactName, kind: 'mean', title: m.hanamikoji_records_charm },
		{
			name: 'charm' satisfies FactName,
			kind: 'best',
			title: m.hanamikoji_records_charm_best,
			say: (n) => m.hanamikoji_records_charm_best_said({ n })
		}
	],
	kindName: wordByCode(kinds),
	standing: ({ scores: [near = 0, far = 0] }) => m.hanamikoji_records_standing({ near, far }),
	moments: ({ rounds, own }, names) => {
		const winner = own.find((fact) => fact.name === 'rounds')?.seat;
		if (winner === undefined) return [];
		const name = names[winner] ?? '';
		const held = own.filter((fact) => fact.name === 'token' && fact.seat === winner);
		const charmed = held.map((fact) => geishaName(fact.of ?? ''));
		return [
			...(rounds === 1 ? [m.hanamikoji_records_moment_once({ name })] : []),
			...(charmed.length > 0 ? [m.hanamikoji_records_moment_charm({ name, geishas: joinList(charmed) })] : [])
		];
	},
	rounds: (n) => m.hanamikoji_rounds({ n }),
	roundsPerMatch: m.hanamikoji_records_per_match
};
