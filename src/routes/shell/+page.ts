/**
 * A page without words of its own, the only one but the homes that is kept on the phone: once the app is
 * installed the worker answers with it for every other address (src/lib/device/navigation.ts), and it becomes
 * what its address says. Asked for by its own name it leads home.
 */
import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import type { PageLoad } from './$types';

export const ssr = false;

export const load: PageLoad = () => redirect(307, resolve('/'));
