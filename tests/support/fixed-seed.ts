/** Runs before each test file: what is drawn in it is the same in every run of the suite. */
import fc from 'fast-check';
import { sample } from './runs.ts';

fc.configureGlobal(sample);
