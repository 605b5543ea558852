/** From how many matches of a kind on there are superlatives: before that, the best is merely the first. */
import type { GameLedger } from './game-ledger';
import { matchCount } from './outcomes';

export const fewestMatches = 5;

/** @returns whether the matches are enough to call one of them the best. */
export const isEnough = ({ ended }: Pick<GameLedger, 'ended'>): boolean => matchCount(ended) >= fewestMatches;
