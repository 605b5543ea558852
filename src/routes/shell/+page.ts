/**
 * A page without words of its own, the only one that is kept on the phone: once the app is installed the worker
 * answers with it for every address (src/lib/device/worker/navigation.ts), and it becomes what its address says. Asked for by its own name it leads home.
 */
import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import type { PageLoad } from './$types';

export const ssr = false;

export const load: PageLoad = () => redirect(307, resolve('/'));
