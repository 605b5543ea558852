/**
 * The shell: a page without content, and the only page that the service worker caches. The service worker
 * answers with it for every address of the app (src/lib/device/worker/navigation.ts), and SvelteKit then
 * renders the page of the address. At its own address it redirects to the root of the app.
 */
import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import type { PageLoad } from './$types';

export const ssr = false;

export const load: PageLoad = () => redirect(307, resolve('/'));
