import { expect, it } from 'vitest';
import { IMPORT_OUTCOMES } from '../../../../src/shared/watchlist.ts';
import { listOfText, OUTCOME_TEXT } from './list-text.ts';

it('a line is one company, with its commas and quotes', () => {
  expect(listOfText('Smith, Jones & Co\r\n\n  The "Old" Mill \n=cmd()')).toBe(
    '"Smith, Jones & Co"\n"The ""Old"" Mill"\n"=cmd()"\n',
  );
  expect(listOfText(' \n')).toBe('');
});

it('every outcome that leaves a company unwatched, other than by a check, is explained', () => {
  const needNone = ['watched', 'already_watched', 'found'];
  const unwatched = IMPORT_OUTCOMES.filter((one) => !needNone.includes(one));
  expect(Object.keys(OUTCOME_TEXT).sort()).toEqual([...unwatched].sort());
});
