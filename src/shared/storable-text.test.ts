import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorableText, storable, storableText, visibleText } from './storable-text.ts';

describe('text that can be stored', () => {
  it.each([
    ['Café 🏴 Ltd', 'Café 🏴 Ltd'],
    ['Acme\0 Ltd', 'Acme\ufffd Ltd'],
    ['cut \ud83d', 'cut \ufffd'],
    ['\ude00 cut', '\ufffd cut'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
  ])('is made of %j as %j', (text, stored) => {
    expect(storableText(text)).toBe(stored);
    expect(isStorableText(text)).toBe(text === stored);
  });

  it('has its length, survives UTF-8, and holds no zero, whatever the text was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const stored = storableText(String.fromCharCode(...units));
        expect(stored).toHaveLength(units.length);
        expect(Buffer.from(stored).toString()).toBe(stored);
        expect(stored).not.toContain('\0');
      }),
    );
  });

  it('is all text of plain data, and nothing else in it changes', () => {
    const data = { a: ['x\0', 1, null, true], b: { c: '\ud83d', d: undefined } };
    expect(storable(data)).toEqual({ a: ['x\ufffd', 1, null, true], b: { c: '\ufffd', d: undefined } });
  });
});

it('a name keeps its letters and emoji, and loses what nobody sees', () => {
  expect(visibleText('CRM \u202egnp.exe\u0007 👩‍🚀 שלום')).toBe('CRM gnp.exe 👩‍🚀 שלום');
  expect(visibleText('half a letter \ud800')).toBe('half a letter \ufffd');
});
