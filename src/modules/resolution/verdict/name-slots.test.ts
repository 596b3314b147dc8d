import { describe, expect, it } from 'vitest';
import { fillNameSlots, nameSlot } from './name-slots.ts';

const NUMBER = '04000001';
const slot = nameSlot(NUMBER, 'SUNDIAL LTD');
const filled = (text: string, now: string | undefined) => fillNameSlots(text, () => now);

describe('a stored name', () => {
  it.each([
    [`It names ${slot}.`, 'SUNDIAL LTD', 'It names SUNDIAL LTD.'],
    [`It names ${slot}.`, undefined, 'It names SUNDIAL LTD.'],
    [`It names ${slot}.`, 'THE SUNDIAL LIMITED', 'It names THE SUNDIAL LIMITED.'],
    [`It names ${slot}.`, 'GNOMON LTD', 'It names SUNDIAL LTD (now called GNOMON LTD).'],
    [`It names ${slot}.`, 'SUNDIAL PLC', 'It names SUNDIAL LTD (now called SUNDIAL PLC).'],
    [`${slot} (${NUMBER}) it is`, 'SUNDIAL LTD', `SUNDIAL LTD (${NUMBER}) it is`],
    [`${slot} (${NUMBER}) it is`, 'GNOMON LTD', `SUNDIAL LTD (${NUMBER}, now called GNOMON LTD) it is`],
    [`${slot} (04000002) it is`, 'GNOMON LTD', 'SUNDIAL LTD (now called GNOMON LTD) (04000002) it is'],
  ])('stays in “%s”, with the new one where the company is called %s', (text, now, shown) => {
    expect(filled(text, now)).toBe(shown);
  });

  it('that a page prints needs no new one where the register has the same', () => {
    expect(filled(nameSlot(NUMBER, 'Sundial Limited'), 'SUNDIAL LTD')).toBe('SUNDIAL LTD');
  });
});
