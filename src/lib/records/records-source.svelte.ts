/** What all pages of records are made of: the matches that are over with their persons, and the persons' names. */
import { matches } from '$lib/matches/matches.svelte';
import { personLabelsOf, playedOf } from '$lib/matches/played';

class RecordsSource {
	readonly played = $derived(playedOf(matches.rows, matches.personOf));
	readonly labels = $derived(personLabelsOf(matches.players));
}

export const recordsSource = new RecordsSource();
