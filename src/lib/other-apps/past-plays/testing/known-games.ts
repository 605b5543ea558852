/** The games that files are read by in tests, and the day on which they are. */
import { loadGames } from '../past-match';

export const knownGames = await loadGames();
export const today = Date.UTC(2026, 10, 26, 12);
