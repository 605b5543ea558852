/**
 * A page without words of its own: offline, the worker answers with it where a page is not kept on the phone,
 * and it becomes what its address says. Asked for by its own name it leads home.
 */
import { redirect } from '@sveltejs/kit';
import { homeHref } from '$lib/i18n/addresses';
import type { PageLoad } from './$types';

export const ssr = false;

export const load: PageLoad = ({ params }) => redirect(307, homeHref(params.lang));
