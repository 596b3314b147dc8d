import { expect, it } from 'vitest';
import { shortcutOf } from './shortcut-keys.ts';

const pressed = (key: string, more: object = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: { tagName: 'BODY' }, ...more });

it('Ctrl K and ⌘ K open the palette everywhere, other keys only outside fields', () => {
  const target = { tagName: 'INPUT' };
  expect(pressed('k', { ctrlKey: true, target })).toBe('palette');
  expect(pressed('K', { metaKey: true })).toBe('palette');
  expect([pressed('?'), pressed('/')]).toEqual(['shortcuts', 'palette']);
  expect([pressed('?', { target }), pressed('/', { target: { isContentEditable: true } })]).toEqual([
    undefined,
    undefined,
  ]);
  expect([
    pressed('k'),
    pressed('k', { altKey: true, ctrlKey: true }),
    pressed('p', { ctrlKey: true }),
  ]).toEqual([undefined, undefined, undefined]);
});
