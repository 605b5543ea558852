/** The posters of all games, for home and lists. Apart from `registry.ts`, so that a table does not load them. */
import type { Component } from 'svelte';

const modules = import.meta.glob<Component>('./*/art/Poster.svelte', { eager: true, import: 'default' });

/** The posters by game id. The record has no prototype, because a stored row may name any game, even `constructor`. */
export const posters: Readonly<Record<string, Component>> = Object.assign(
	Object.create(null) as Record<string, Component>,
	Object.fromEntries(Object.entries(modules).map(([path, poster]) => [path.split('/')[1] ?? '', poster]))
);
