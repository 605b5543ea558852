/** The names of the tiles and of the places where they lie. */
import { m } from '$lib/i18n/paraglide/messages';
import { asBeginning } from '../../wording.ts';
import { columnOf, rowOf, type Cell } from '../rules/garden.ts';
import { tileById, type Feature, type Plant, type TileId } from '../rules/tiles.ts';

interface Named {
	/** "maple" */
	readonly name: () => string;
	/** "a maple" */
	readonly one: () => string;
}

const plantWords: Readonly<Record<Plant, Named & { readonly the: () => string }>> = {
	maple: { name: m.geisha_plant_maple, one: m.geisha_a_plant_maple, the: m.geisha_the_plant_maple },
	cherry: { name: m.geisha_plant_cherry, one: m.geisha_a_plant_cherry, the: m.geisha_the_plant_cherry },
	pine: { name: m.geisha_plant_pine, one: m.geisha_a_plant_pine, the: m.geisha_the_plant_pine },
	iris: { name: m.geisha_plant_iris, one: m.geisha_a_plant_iris, the: m.geisha_the_plant_iris }
};

const featureWords: Readonly<Record<Feature, Named & { readonly on: () => string }>> = {
	sun: { name: m.geisha_feature_sun, one: m.geisha_a_feature_sun, on: m.geisha_with_feature_sun },
	ribbon: {
		name: m.geisha_feature_ribbon,
		one: m.geisha_a_feature_ribbon,
		on: m.geisha_with_feature_ribbon
	},
	bird: { name: m.geisha_feature_bird, one: m.geisha_a_feature_bird, on: m.geisha_with_feature_bird },
	rain: { name: m.geisha_feature_rain, one: m.geisha_a_feature_rain, on: m.geisha_with_feature_rain }
};

/** @returns "maple", "cherry" … */
export const plantName = (plant: Plant): string => plantWords[plant].name();

/** @returns "rising sun", "poem ribbon" … */
export const featureName = (feature: Feature): string => featureWords[feature].name();

/** @returns "a maple", "a cherry" … */
export const onePlant = (plant: Plant): string => plantWords[plant].one();

/** @returns "a rising sun", "the rain" … */
export const oneFeature = (feature: Feature): string => featureWords[feature].one();

/** @returns a tile's name within a sentence: "the maple with the bird". */
export const tileName = (id: TileId): string => {
	const { plant, feature } = tileById[id];
	return m.geisha_tile({ plant: plantWords[plant].the(), feature: featureWords[feature].on() });
};

/** @returns a tile's name on its own: "Maple, bird". */
export const tileLabel = (id: TileId): string => {
	const { plant, feature } = tileById[id];
	return asBeginning(m.geisha_tile_label({ plant: plantName(plant), feature: featureName(feature) }));
};

/** @returns "row 2, column 3". */
export const placeName = (cell: Cell): string =>
	m.geisha_table_place({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 });
