import { describe, expect, it } from 'vitest';
import { familyOf, OPTION_FEATURES, REASONS } from './all-features.ts';

describe('the features of the choice', () => {
  it.each(OPTION_FEATURES)('$id has a sentence for people, and a prior of the expected sign', (row) => {
    expect(row.says).toMatch(/\.$/);
    if (row.sign && row.prior) expect(Math.sign(row.prior)).toBe(row.sign === 'for' ? 1 : -1);
  });

  it('have the family of the words that they are about; what is no feature has no family', () => {
    for (const { id, family } of OPTION_FEATURES) expect(familyOf(id)).toBe(family);
    expect(familyOf('numberVerified')).toBe('number');
    expect(familyOf('nameFull')).toBe('name');
    expect(familyOf('formDisagrees')).toBeUndefined();
  });

  it('reasons against a company say so', () => {
    const against = OPTION_FEATURES.filter(
      ({ sign, reasonAbove }) => sign === 'against' && reasonAbove === 0,
    );
    const said = REASONS.filter(({ text }) => text.startsWith('Against it:')).map(({ id }) => id);
    expect(against.map(({ id }) => id)).toEqual(expect.arrayContaining(said));
  });
});
