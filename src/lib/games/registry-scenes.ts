/** The scenes of the games' records. Apart from `registry.ts`, since only the pages of records have them. */
import type { Component } from 'svelte';
import type { RecordSceneProps } from './facts.ts';
import type { OptionalFiles } from './required-files.ts';

const modules = import.meta.glob<OptionalFiles['art/RecordScene.svelte']>('./*/art/RecordScene.svelte');
const loaderOf = (id: string): (() => Promise<OptionalFiles['art/RecordScene.svelte']>) | undefined =>
	modules[`./${id}/art/RecordScene.svelte`];

/** Whether the game has `art/RecordScene.svelte`. */
export const hasRecordScene = (id: string): boolean => loaderOf(id) !== undefined;

/** Loads `art/RecordScene.svelte`. @returns `undefined` for a game without one; rejects if the file cannot be loaded */
export const loadRecordScene = async (id: string): Promise<Component<RecordSceneProps> | undefined> =>
	(await loaderOf(id)?.())?.default;
