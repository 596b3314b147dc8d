import { describe, expect, it } from 'vitest';
import { precisionOf, readJudgements } from './precision.ts';

const sheet = (...judgements: string[]) =>
  ['domain,quote,judgement', ...judgements.map((word, i) => `d${i}.test,"a, ""b""",${word}`)].join('\r\n');

describe('a judged sheet', () => {
  it('is counted, in any spelling of the words and with a byte order mark', () => {
    expect(readJudgements(`\uFEFF${sheet('right', 'Right ', 'WRONG', 'unsure', 'y', 'no')}`)).toEqual({
      correct: 3,
      wrong: 2,
      unsure: 1,
    });
  });

  it.each([
    ['without the column', 'domain\na.test', /has no column judgement/],
    ['with an empty row', sheet('right', ''), /Row 3 of the sheet says nothing/],
    ['with another word', sheet('maybe'), /Row 2 of the sheet says "maybe"/],
    ['where nothing is judged', sheet('unsure'), /No row of the sheet is judged/],
  ])('%s is refused with the reason', (_what, text, reason) => {
    expect(() => readJudgements(text)).toThrow(reason);
  });
});

describe('the precision of a sample', () => {
  it.each([
    [{ correct: 200, wrong: 0 }, 1, 0.981, 1],
    [{ correct: 190, wrong: 10 }, 0.95, 0.91, 0.973],
    [{ correct: 0, wrong: 5 }, 0, 0, 0.4345],
  ])('%o has its share and Wilson’s interval', (counts, share, low, high) => {
    const found = precisionOf(counts);
    expect(found.share).toBeCloseTo(share, 3);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});
