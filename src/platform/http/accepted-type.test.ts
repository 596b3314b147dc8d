import { expect, it } from 'vitest';
import { acceptedType } from './accepted-type.ts';

const TYPES = ['text/html', 'application/pdf'] as const;

it.each([
  [undefined, 'text/html'],
  ['*/*', 'text/html'],
  ['application/pdf', 'application/pdf'],
  ['Application/PDF; q=0.5', 'application/pdf'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['application/pdf, text/html;q=0.9', 'application/pdf'],
  ['application/pdf;q=0.2, text/html;q=0.9', 'text/html'],
  ['application/*', 'application/pdf'],
  ['text/html;q=0, */*', 'application/pdf'],
  ['application/json', undefined],
  ['text/html;q=x', undefined],
  ['', undefined],
])('the type of the answer is chosen for %s', (header, type) => {
  expect(acceptedType(header, TYPES)).toBe(type);
});
