import type { ParamMatcher } from '@sveltejs/kit';
import { isLocale } from '$lib/games/said';

export const match = isLocale satisfies ParamMatcher;
