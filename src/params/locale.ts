import type { ParamMatcher } from '@sveltejs/kit';
import { isLocale } from '$lib/games/locale';

export const match = isLocale satisfies ParamMatcher;
