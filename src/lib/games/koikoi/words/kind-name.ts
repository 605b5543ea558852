/** The names of kinds of matches: the length, what house rules change, the edition, the stock. */
import { m } from '$lib/i18n/paraglide/messages';
import { asBeginning, asContinuation, wordByCode } from '../../wording.ts';
import { kindParts, type KindParts } from '../rules/records.ts';
import type { PresetId } from '../rules/options.ts';
import { optionName } from './option-names.ts';
import { valueWord } from './values.ts';

const editions: Readonly<Record<PresetId, () => string>> = {
	seed: () => m.koikoi_records_like_seed(),
	nintendo: () => m.koikoi_preset_nintendo(),
	'fuda-wiki': () => m.koikoi_preset_fuda_wiki(),
	classic: () => m.koikoi_preset_classic(),
	'one-counter': () => m.koikoi_preset_one_counter()
};
const editionName = wordByCode(editions);

const lengthName = ({ unit, count }: KindParts['length']): string =>
	unit === 'months'
		? m.koikoi_months({ n: count })
		: m.koikoi_records_like_to({ points: m.koikoi_points({ n: count }) });

const changeName = ({ key, value }: KindParts['changes'][number]): string => {
	const option = asContinuation(optionName(key));
	// A rule that is simply on is named alone: “sake cup counts for Kasu”.
	if (value === true) return option;
	return m.koikoi_records_like_change({ option, value: asContinuation(valueWord(key, value)) });
};

/**
 * What house rules change comes before their edition, since a narrow screen cuts a name at its end.
 *
 * @returns the name of a kind of match (`kindOf`); “Other” for a code of another version
 */
export const kindName = (kind: string): string => {
	const parts = kindParts(kind);
	if (!parts) return m.other_word();
	const { length, stock, preset, changes } = parts;
	const points = stock === undefined ? undefined : m.koikoi_points({ n: stock });
	const edition = [
		editionName(preset),
		...(points === undefined ? [] : [m.koikoi_records_like_stock({ points })])
	].join(' · ');
	const rules =
		changes.length === 0
			? edition
			: m.koikoi_records_like_house({ edition, changes: changes.map(changeName).join(', ') });
	return `${asBeginning(lengthName(length))} · ${rules}`;
};
