import { describe, expect, it } from 'vitest';
import { SEVERITIES, SIGNAL_TYPE_TABLE } from '../../../src/shared/signal-types.ts';
import { IMPORT_OUTCOMES } from '../../../src/shared/watchlist.ts';
import { describeSeverity, OUTCOME_TEXT } from './labels.ts';

describe('a severity', () => {
  it.each(SEVERITIES)('%s lists its signals', (severity) => {
    expect(describeSeverity(severity)).toMatch(/^[A-Z][A-Za-z ]+(, [A-Za-z ]+)*$/);
  });

  it('names a director who resigned where it belongs, and only there', () => {
    const naming = SEVERITIES.filter((one) =>
      describeSeverity(one).toLowerCase().includes('director resigned'),
    );
    expect(naming).toEqual([SIGNAL_TYPE_TABLE.director_resigned.severity]);
  });
});

it('every outcome that leaves a company unwatched, other than by a check, is explained', () => {
  const needNone = ['watched', 'already_watched', 'found'];
  const unwatched = IMPORT_OUTCOMES.filter((one) => !needNone.includes(one));
  expect(Object.keys(OUTCOME_TEXT).sort()).toEqual([...unwatched].sort());
});
