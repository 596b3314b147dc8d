import { describe, expect, it } from 'vitest';
import { describeCharges, describeDue } from './company-text.ts';

describe('a due date', () => {
  it.each([
    [{ day: null, isOverdue: null, days: null }, '–'],
    [{ day: '2026-11-05', isOverdue: true, days: -3 }, 'Overdue since 5 Nov 2026'],
    [{ day: '2026-11-05', isOverdue: false, days: 1 }, 'Due 5 Nov 2026 (in 1 day)'],
    [{ day: '2026-11-05', isOverdue: false, days: 30 }, 'Due 5 Nov 2026 (in 30 days)'],
    [{ day: '2026-11-05', isOverdue: null, days: null }, 'Due 5 Nov 2026'],
  ])('%j reads "%s"', (due, text) => {
    expect(describeDue(due)).toBe(text);
  });
});

describe('charges', () => {
  it.each([
    [null, null, 'Not known.'],
    [false, '2026-11-05', 'No active charges.'],
    [true, null, 'There are active charges.'],
    [true, '2026-11-05', 'There are active charges, the last of 5 Nov 2026.'],
  ])('%j, last on %j: "%s"', (has_active_charges, last_charge_date, text) => {
    expect(describeCharges({ has_active_charges, last_charge_date })).toBe(text);
  });
});
