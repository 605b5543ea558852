import type { ParamMatcher } from '@sveltejs/kit';
import { locales, type Locale } from '$lib/games/said';

export const match = ((param): param is Locale =>
	(locales as readonly string[]).includes(param)) satisfies ParamMatcher;
