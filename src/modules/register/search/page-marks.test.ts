import { expect, test } from 'vitest';
import { createPageMarks } from './page-marks.ts';

test('a page begins where the one before ended, for ten minutes', () => {
  let now = 0;
  const marks = createPageMarks<string>(() => now);
  marks.set('list', 1, 'last of page 1');
  expect(marks.find('list', 1)).toBe('last of page 1');
  expect(marks.find('list', 2)).toBeUndefined();
  expect(marks.find('another list', 1)).toBeUndefined();
  now += 11 * 60_000;
  expect(marks.find('list', 1)).toBeUndefined();
});

test('the oldest marks make room for new ones', () => {
  const marks = createPageMarks<number>(() => 0);
  for (let list = 0; list < 20_001; list++) marks.set(`list ${list}`, 1, list);
  expect(marks.find('list 0', 1)).toBeUndefined();
  expect(marks.find('list 20000', 1)).toBe(20_000);
});
