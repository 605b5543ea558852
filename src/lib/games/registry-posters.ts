/**
 * What draws each game outside its table: its poster, for home and lists, and the scene of its records. Apart from
 * `registry.ts`, so that a table does not load them.
 */
import type { Component } from 'svelte';
import type { RecordSceneProps } from './facts.ts';
import type { OptionalFiles } from './required-files.ts';

const modules = import.meta.glob<Component>('./*/art/Poster.svelte', { eager: true, import: 'default' });

/** The posters by game id. The record has no prototype, because a stored row may name any game, even `constructor`. */
export const posters: Readonly<Record<string, Component>> = Object.assign(
	Object.create(null) as Record<string, Component>,
	Object.fromEntries(Object.entries(modules).map(([path, poster]) => [path.split('/')[1] ?? '', poster]))
);

const sceneModules = import.meta.glob<OptionalFiles['art/RecordScene.svelte']>('./*/art/RecordScene.svelte');

/** Whether the game has `art/RecordScene.svelte`. */
export const hasRecordScene = (id: string): boolean => `./${id}/art/RecordScene.svelte` in sceneModules;

/** Loads `art/RecordScene.svelte`. @returns `undefined` for a game without one; rejects if the file cannot be loaded */
export const loadRecordScene = async (id: string): Promise<Component<RecordSceneProps> | undefined> =>
	(await sceneModules[`./${id}/art/RecordScene.svelte`]?.())?.default;
