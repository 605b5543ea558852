/** Finds the games' posters: for home and lists. A table shows none, and does not load them. */
import type { Component } from 'svelte';

const modules = import.meta.glob<Component>('./*/art/Poster.svelte', { eager: true, import: 'default' });

/** The posters by game id. A row may name any game: what every object has is no poster. */
export const posters: Readonly<Record<string, Component>> = Object.assign(
	Object.create(null) as Record<string, Component>,
	Object.fromEntries(Object.entries(modules).map(([path, poster]) => [path.split('/')[1] ?? '', poster]))
);
