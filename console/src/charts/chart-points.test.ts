import { describe, expect, it } from 'vitest';
import { type ChartPoint, describePoint, nearestPoint, pointAfterKey } from './chart-points.ts';

const value = (name: string, count: number) => ({ name, color: 'red', value: count });
const point = (at: number): ChartPoint => ({ key: `${at}`, at, label: '', values: [] });

describe('a point in words', () => {
  it.each([
    ['has the series that are not empty', [value('Info', 0), value('Warning', 2)], '5 Nov: Warning 2'],
    ['has all of several', [value('Info', 1), value('Warning', 2)], '5 Nov: Info 1, Warning 2'],
    [
      'says of one without anything that it is nothing',
      [value('Info', 0), value('Notice', 0)],
      '5 Nov: Info 0',
    ],
  ])('%s', (_, values, text) => expect(describePoint({ label: '5 Nov', values })).toBe(text));
});

it('the pointer chooses the nearest point', () => {
  const points = [point(0.1), point(0.5), point(0.9)];
  expect([0, 0.29, 0.31, 1].map((at) => nearestPoint(points, at))).toEqual([0, 0, 1, 2]);
});

describe('the keys', () => {
  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 8, 9],
    ['ArrowRight', 9, 9],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['ArrowLeft', undefined, 8],
    ['Tab', 5, undefined],
  ])('%s leads from %j to %j', (key, before, after) => expect(pointAfterKey(key, before, 10)).toBe(after));
});
