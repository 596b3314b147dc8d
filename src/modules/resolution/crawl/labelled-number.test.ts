import { expect, test } from 'vitest';
import { printsCompanyNumber } from './labelled-number.ts';

test.each([
  '<p>Acme Ltd is registered in England and Wales under number 01234567.</p>',
  '<p>Company No: <strong>SC123456</strong></p>',
  '<td>Company registration</td><td class="value">12345678</td>',
  'Reg. no. 01234567',
  'Cwmni rhif 01234567',
])('a number with its label: %s', (html) => expect(printsCompanyNumber(html)).toBe(true));

test.each([
  '<p>Call us on 01234567 today</p>',
  '<a href="/p/12345678">Registered office</a>',
  '<p>Registered charity 1234567</p>',
  '<p>We are a registered company.</p><p>Ask for order 12345678.</p>',
  '<img data-company="x" src="/12345678.png">',
  '',
])('no number, or one without a label: %s', (html) => expect(printsCompanyNumber(html)).toBe(false));

test('many numbers take no longer than their length', () => {
  const startedAt = performance.now();
  printsCompanyNumber('12345678 '.repeat(200_000));
  printsCompanyNumber(`${'<'.repeat(200_000)}12345678`);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
