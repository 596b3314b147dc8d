import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../shared/company-name.ts';
import { compareLabel, isWithinName, type LabelLikeness } from './compare-label.ts';

const CASES: [label: string, name: string, likeness: LabelLikeness][] = [
  ['tarnwickjoinery', 'TARNWICK JOINERY LIMITED', 'same'],
  ['tarnwick-joinery', 'TARNWICK JOINERY LIMITED', 'same'],
  ['thetarnwickjoineryltd', 'TARNWICK JOINERY LIMITED', 'same'],
  ['ashelm', 'ASH & ELM LTD', 'same'],
  ['ashandelm', 'ASH & ELM LTD', 'same'],
  ['tarnwick', 'TARNWICK JOINERY LIMITED', 'part'],
  ['tarnwickstairs', 'TARNWICK JOINERY LIMITED', 'part'],
  ['tarnwickjoinry', 'TARNWICK JOINERY LIMITED', 'part'],
  ['bdq', 'BARLOW DENHAM QUILL LIMITED', 'initials'],
  ['mol', 'MUSEUM OF LOAFING', 'initials'],
  ['joinery', 'TARNWICK JOINERY LIMITED', 'unlike'],
  ['global', 'GLOBAL SERVICES LIMITED', 'unlike'],
  ['oaklark', 'TARNWICK JOINERY LIMITED', 'unlike'],
  ['x', 'X LIMITED', 'unlike'],
];

describe('comparing a domain’s label with a company’s name', () => {
  it.each(CASES)('%s and %s: %s', (label, name, likeness) => {
    expect(compareLabel(nameKey(label.replaceAll('-', ' ')), nameKey(name))).toBe(likeness);
  });
});

describe('a label that adds nothing to the name', () => {
  it.each([
    ['tarnwick', 'TARNWICK JOINERY LIMITED', true],
    ['tarnwickjoineryuk', 'TARNWICK JOINERY LIMITED', true],
    ['ashelm', 'ASH & ELM BREWING LTD', true],
    ['tarnwick-york', 'TARNWICK JOINERY LIMITED', false],
    ['tarnwickspares', 'TARNWICK JOINERY LIMITED', false],
    ['oaklark', 'TARNWICK JOINERY LIMITED', false],
  ])('%s and %s: %s', (label, name, isWithin) => {
    expect(isWithinName(nameKey(label.replaceAll('-', ' ')), nameKey(name))).toBe(isWithin);
  });
});
