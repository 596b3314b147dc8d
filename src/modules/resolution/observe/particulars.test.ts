import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { scoreWritten } from '../test-support/written-site.ts';
import { isParticularsOnly, lineKind } from './particulars.ts';

const SMITHSON = company('07123456', 'SMITHSON CATERING LIMITED', { registered_postcode: 'LS1 4AP' });

async function kindOf(line: string) {
  const written = {
    domain: 'bluedoorcafe.co.uk',
    pages: [{ title: 'Blue Door Cafe', html: `<p>Lunch and cake.</p><p>${line}</p>` }],
  };
  const { view, rows } = await scoreWritten(written, [SMITHSON]);
  const row = rows.find(({ entity, mention }) => entity.id === '07123456' && mention.form === 'name');
  if (!row) throw new Error('the line names no company');
  return lineKind(view, row.mention);
}

describe('a line that names a company', () => {
  it.each([
    'Smithson Catering Limited, registered in England, number 07123456',
    '© 2024 Smithson Catering Ltd. All rights reserved. Company No. 07123456',
    'Blue Door Cafe. Smithson Catering Ltd (07123456)',
    'Smithson Catering Ltd, 14 Boar Lane, Leeds LS1 4AP. VAT No. 123 4567 89',
  ])('is one of particulars: %s', async (line) => {
    expect(await kindOf(line)).toBe('particulars');
  });

  it.each(['Website by Smithson Catering Ltd', 'Kitchen: Smithson Catering Ltd (07123456)'])(
    'is mixed where a word or two stand before the name: %s',
    async (line) => {
      expect(await kindOf(line)).toBe('mixed');
    },
  );

  it.each([
    'Payments are collected for us by Smithson Catering Ltd (company number 07123456)',
    'Smithson Catering Ltd delivers lunch to offices and keeps your address for a year',
  ])('is a statement where it says what the company does: %s', async (line) => {
    expect(await kindOf(line)).toBe('statement');
  });
});

it('only particulars stand between two companies that are listed', () => {
  expect(
    isParticularsOnly(', registered in England under company number 1, of 5 West Gate, Lewes, and '),
  ).toBe(true);
  expect(isParticularsOnly(', a subsidiary of ')).toBe(false);
});
