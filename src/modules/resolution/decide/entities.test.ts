import { describe, expect, it } from 'vitest';
import { readPage } from '../extract/extract-page.ts';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import { writeSite } from './test-support/written-site.ts';

const PLUMBING = company('04100021', 'ASHMERE PLUMBING LIMITED');
const ROOFING = company('04100099', 'ALDERWICK ROOFING LIMITED');
const STUDIO = company('04100022', 'PIXELDRAKE STUDIO LIMITED');

async function entitiesOf(footer: string, register: RegisteredCompany[]) {
  const { site } = writeSite({ domain: 'ashmereplumbing.test', pages: [{ says: [] }] });
  const html = `<title>Ashmere Plumbing</title><h1>Ashmere Plumbing</h1><p>Pipes for every house in the county.</p><footer>${footer}</footer>`;
  const pages = site.pages.map((page) => readPage({ ...page, html }).extracted);
  const verdict = await judgeSite({ site, pages, register: smallRegister(register) });
  return verdict.entities_on_site.map(({ name, role }) => [name, role]);
}

describe('the companies that a site names', () => {
  it('do not include the holder of a number that was misprinted beside another company’s name', async () => {
    const footer = 'Ashmere Plumbing Limited. Company number 04100099.';
    expect(await entitiesOf(footer, [PLUMBING, ROOFING])).toEqual([['ASHMERE PLUMBING LIMITED', 'operator']]);
  });

  it('are each told once, also where the register had another company of the name before', async () => {
    const gone = company('02100023', 'ASHMERE PLUMBING LIMITED', {
      company_status: 'dissolved',
      registered_postcode: 'PO1 2XX',
    });
    const footer =
      'Ashmere Plumbing Limited, registered in England. Registered office: 1 Mill Lane, LA9 4XX.';
    expect(await entitiesOf(footer, [PLUMBING, gone])).toEqual([['ASHMERE PLUMBING LIMITED', 'operator']]);
  });

  it.each([
    'Web design: Pixeldrake Studio Limited, Bristol. Reg no 04100022.',
    'Site by Pixeldrake – Pixeldrake Studio Limited, company number 04100022.',
    '<div>Site by</div><div>Pixeldrake Studio Limited</div><div>Company number 04100022</div>',
  ])('the agency stays the agency where its number stands in another sentence: %s', async (footer) => {
    expect(await entitiesOf(footer, [STUDIO])).toEqual([['PIXELDRAKE STUDIO LIMITED', 'agency']]);
  });
});
