import { expect, it } from 'vitest';
import { IMPORT_OUTCOMES } from '../../../../src/shared/watchlist.ts';
import { OUTCOME_TEXT } from './outcome-text.ts';

it('every outcome that leaves a company unwatched, other than by a check, is explained', () => {
  const needNone = ['watched', 'already_watched', 'found'];
  const unwatched = IMPORT_OUTCOMES.filter((one) => !needNone.includes(one));
  expect(Object.keys(OUTCOME_TEXT).sort()).toEqual([...unwatched].sort());
});
