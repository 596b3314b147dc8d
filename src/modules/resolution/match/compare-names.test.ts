import { describe, expect, it } from 'vitest';
import { company } from '../decide/test-support/small-register.ts';
import { compareWithCompany, type Likeness } from './compare-names.ts';

const CASES: [printed: string, registered: string, likeness: Likeness][] = [
  ['Tarnwick Joinery Ltd', 'TARNWICK JOINERY LIMITED', 'same'],
  ['TarnwickJoinery', 'TARNWICK JOINERY LIMITED', 'same'],
  ['The Tarnwick Joinery Company Ltd', 'TARNWICK JOINERY CO LIMITED', 'same'],
  ['Ash & Elm Brothers', 'ASH AND ELM BROS LTD', 'same'],
  ['Ùir Consulting Ltd', 'UIR CONSULTING LTD', 'same'],
  ['Tarnwick Joinry Ltd', 'TARNWICK JOINERY LIMITED', 'near'],
  ['Joinery Tarnwick Ltd', 'TARNWICK JOINERY LIMITED', 'near'],
  ['Tarnwick', 'TARNWICK JOINERY LIMITED', 'part'],
  ['TBQ Global', 'TBQ GLOBAL CHAUFFEURING LIMITED', 'part'],
  ['Tarnwick Joinery Kendal Limited', 'TARNWICK JOINERY LIMITED', 'part'],
  ['Alpha 1 Lettings Ltd', 'ALPHA 2 LETTINGS LTD', 'unlike'],
  ['Joinery Limited', 'TARNWICK JOINERY LIMITED', 'unlike'],
  ['Property Services Ltd', 'HARROWBY PROPERTY SERVICES LTD', 'unlike'],
  ['Brindleby Logistics Limited', 'TARNWICK JOINERY LIMITED', 'unlike'],
  ['!!!', 'TARNWICK JOINERY LIMITED', 'unlike'],
];

describe('comparing a printed name with a registered one', () => {
  it.each(CASES)('%s and %s are %s', (printed, registered, likeness) => {
    expect(compareWithCompany(printed, company('01000001', registered)).likeness).toBe(likeness);
  });

  it('finds a name that the company had before, and says so', () => {
    const renamed = company('01000001', 'VESSELTON LIMITED', {
      previous_names: ['CORNCRAKE BREWING LIMITED'],
    });
    expect(compareWithCompany('Corncrake Brewing Ltd', renamed)).toMatchObject({
      likeness: 'same',
      isPrevious: true,
      registered: 'CORNCRAKE BREWING LIMITED',
    });
  });

  it('prefers the current name where both are as like', () => {
    const back = company('01000001', 'CORNCRAKE LIMITED', { previous_names: ['CORNCRAKE LTD'] });
    expect(compareWithCompany('Corncrake', back).isPrevious).toBe(false);
  });

  it.each([
    ['Howling LLP', 'HOWLING LIMITED', true],
    ['Howling Ltd.', 'HOWLING LIMITED', false],
    ['Howling', 'HOWLING LIMITED', false],
    ['Howling C.I.C.', 'HOWLING COMMUNITY INTEREST COMPANY', false],
    ['Howling P.L.C.', 'HOWLING LTD', true],
  ])('%s and %s: another legal form is %s', (printed, registered, isOtherForm) => {
    expect(compareWithCompany(printed, company('01000001', registered)).isOtherForm).toBe(isOtherForm);
  });
});
