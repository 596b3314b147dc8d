import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { entitiesOf } from '../test-support/written-site.ts';
import type { Entity, Mention } from './entity.ts';
import type { RegisteredCompany } from './register-lookup.ts';

const DOMAIN = 'a-shop.co.uk';
const find = (html: string, companies: readonly RegisteredCompany[], domain = DOMAIN) =>
  entitiesOf({ domain, pages: [{ title: 'A Shop', html }] }, companies);
const firstHand = (entities: readonly Entity[]) => entities.filter(({ twinOf }) => twinOf === null);
const idsOf = (entities: readonly Entity[]) =>
  firstHand(entities)
    .map(({ id }) => id)
    .sort();
const printed = ({ page, start, end }: Mention) => page.text.slice(start, end);
const printedOf = (entities: readonly Entity[], id: string) =>
  entities.find((entity) => entity.id === id)?.mentions.map(printed) ?? [];

const MAN = company('04200001', 'A MAN ABOUT A DOG LIMITED', { registered_postcode: 'LS1 1AA' });
const DOG = company('04200002', 'A DOG LIMITED', { registered_postcode: 'YO1 9AA' });

describe('the registered spelling decides what a name is', () => {
  it('the longest registered one wins', async () => {
    const found = await find('<p>We are A Man About A Dog Limited.</p>', [MAN, DOG]);
    expect(idsOf(found)).toEqual(['04200001']);
    expect(printedOf(found, '04200001')).toContain('A Man About A Dog Limited');
  });

  it('a shorter one wins where its number is printed', async () => {
    const found = await find('<p>A Man About A Dog Limited, company number 04200002.</p>', [MAN, DOG]);
    expect(idsOf(found)).toEqual(['04200002']);
  });

  it('a shorter one wins where its postcode is printed', async () => {
    const found = await find('<p>A Man About A Dog Limited, York YO1 9AA.</p>', [MAN, DOG]);
    expect(idsOf(found)).toEqual(['04200002']);
  });

  it('words of the sentence before a name are no part of it', async () => {
    const homes = company('04200003', 'LARCH HOMES LIMITED');
    const text = 'Contact Larch Homes Ltd, or ask for Larch Homes Limited. OPERATED BY LARCH HOMES LTD';
    const found = await find(`<p>${text}</p>`, [homes]);
    expect(idsOf(found)).toEqual(['04200003']);
    expect(printedOf(found, '04200003')).toEqual([
      'Larch Homes Ltd',
      'Larch Homes Limited',
      'LARCH HOMES LTD',
    ]);
  });

  it('a name in every line does not hide the number', async () => {
    const homes = company('04200003', 'LARCH HOMES LIMITED');
    const lines = '<p>Larch Homes Limited builds homes.</p>'.repeat(80);
    const found = await find(`${lines}<p>Larch Homes Limited, company number 04200003</p>`, [homes]);
    expect(printedOf(found, '04200003')).toContain('04200003');
  });

  it.each([
    ['LARCH & SONS (NORTHERN) LIMITED', 'Larch and Sons (Northern) Ltd'],
    ['LARCH AND SONS LIMITED', 'Larch &amp; Sons Ltd.'],
    ['THE LARCH COMPANY LIMITED', 'Larch Company Ltd'],
    ['LARCH COMPANY LIMITED', 'Larch Co Ltd'],
    ['LARCH HOMES (UK) LIMITED', 'Larch Homes Ltd'],
    ['EAN LARCH LIMITED', 'Éan Larch Ltd'],
    ['LARCH HOMES LIMITED', 'larch homes ltd'],
    ['LARCH-WORLD.CO.UK LTD', 'Larch-World.co.uk Ltd'],
    ['LARCH MILL COMMUNITY INTEREST COMPANY', 'Larch Mill C.I.C.'],
  ])('%s is found as %s', async (registered, text) => {
    expect(idsOf(await find(`<p>We are ${text}, of York</p>`, [company('04200009', registered)]))).toEqual([
      '04200009',
    ]);
  });

  it('brackets tell companies of one key apart', async () => {
    const inner = company('04200010', 'LARCH (LEEDS) LIMITED');
    const plain = company('04200011', 'LARCH LEEDS LIMITED');
    expect(idsOf(await find('<p>We are Larch (Leeds) Ltd</p>', [inner, plain]))).toEqual(['04200010']);
    expect(idsOf(await find('<p>We are Larch Leeds Ltd</p>', [inner, plain]))).toEqual(['04200011']);
  });

  it('the legal form tells companies of one name apart', async () => {
    const limited = company('04200012', 'HOWLING LIMITED');
    const partners = company('OC420012', 'HOWLING LLP');
    expect(idsOf(await find('<p>We are Howling LLP</p>', [limited, partners]))).toEqual(['OC420012']);
    expect(idsOf(await find('<p>We are Howling Ltd</p>', [limited, partners]))).toEqual(['04200012']);
  });

  it('another legal form than the registered one is no full name', async () => {
    const found = await find('<p>We are Howling PLC</p>', [company('04200012', 'HOWLING LIMITED')]);
    const [mention] = found.find(({ id }) => id === '04200012')?.mentions ?? [];
    expect(mention).toMatchObject({ full: false });
  });

  it('a company is found by a name that it had before, unless another company has that name now and its number is not printed', async () => {
    const renamed = company('04200013', 'VESSELTON LIMITED', {
      previous_names: ['CORNCRAKE BREWING LIMITED'],
    });
    const holder = company('04200014', 'CORNCRAKE BREWING LIMITED');
    const html = '<p>We are Corncrake Brewing Ltd</p>';
    const [entity] = await find(html, [renamed]);
    expect([entity?.id, entity?.mentions[0]?.kind]).toEqual(['04200013', 'former']);
    expect(idsOf(await find(html, [renamed, holder]))).toEqual(['04200014']);
    const numbered = '<p>We are Corncrake Brewing Ltd, company number 04200013</p>';
    expect(idsOf(await find(numbered, [renamed, holder]))).toEqual(['04200013']);
  });
});

describe('companies of one name', () => {
  const kendal = company('04300001', 'SUNDIAL LIMITED', { registered_postcode: 'LA9 4XX' });
  const leeds = company('04300002', 'SUNDIAL LTD', { registered_postcode: 'LS1 1AA' });
  const hull = company('04300003', 'SUNDIAL LIMITED', { registered_postcode: 'HU1 1AA' });
  const all = [kendal, leeds, hull];

  it('are settled by the number that is printed', async () => {
    const html = '<p>Sundial Limited, company number 04300002, Kendal LA9 4XX</p>';
    expect(idsOf(await find(html, all))).toEqual(['04300002']);
  });

  it('are told apart by the postcode that is printed, if nothing else does', async () => {
    expect(idsOf(await find('<p>Sundial Limited, Hull HU1 1AA</p>', all))).toEqual(['04300003']);
  });

  it('are all named if nothing tells them apart, each knowing that it is one of several', async () => {
    const found = firstHand(await find('<p>Sundial Limited, of York</p>', all));
    expect(idsOf(found)).toEqual(['04300001', '04300002', '04300003']);
    for (const { mentions } of found) expect(mentions[0]?.companyCount).toBe(3);
  });

  it('are the same whatever the order in which the register answers', async () => {
    const html = '<p>Sundial Limited, of York</p>';
    const there = await find(html, all);
    expect((await find(html, [...all].reverse())).map(({ id }) => id)).toEqual(there.map(({ id }) => id));
  });
});

describe('a name that the register does not hold', () => {
  const joinery = company('07381645', 'TARNWICK JOINERY LIMITED');

  it('is that of the company whose number stands beside it, where they are alike', async () => {
    const found = await find('<p>Tarnwick Joiners Limited, company number 07381645</p>', [joinery]);
    expect(idsOf(found)).toEqual(['07381645']);
    expect(found[0]?.mentions.find(({ form }) => form === 'name')).toMatchObject({
      kind: 'near',
      full: true,
    });
  });

  it('is an organisation of its own, also beside the number of another company', async () => {
    const found = await find('<p>Ostlergate Limited, company number 07381645</p>', [joinery]);
    expect(idsOf(found)).toEqual(['07381645', 'unregistered:OSTLERGATE']);
  });

  it.each(['Tarnwick Joinry Limited', 'Alpha 1 Lettings Ltd', 'Tarnwick Ltd', 'Brindleby Logistics Limited'])(
    'is nobody’s of another name: %s',
    async (name) => {
      const found = await find(`<p>We are ${name}.</p>`, [
        joinery,
        company('04200015', 'ALPHA 29 LETTINGS LTD'),
      ]);
      expect(firstHand(found).map(({ type }) => type)).toEqual(['unregistered']);
    },
  );

  it('is a foreign organisation with its country if it ends in a foreign form', async () => {
    const found = await find('<p>Payments by Zahlbar GmbH of Hamburg</p>', []);
    expect(found).toMatchObject([{ name: 'Zahlbar GmbH', type: 'foreign', country: 'DE', company: null }]);
  });

  it('is not the UK company of that name if it ends in a foreign form', async () => {
    const found = await find('<p>Payments by Zahlbar GmbH of Hamburg</p>', [
      company('04200016', 'ZAHLBAR LIMITED'),
    ]);
    expect(firstHand(found).map(({ type }) => type)).toEqual(['foreign']);
  });

  it('is the overseas company whose number is printed if it ends in a foreign form', async () => {
    const branch = company('FC094100', 'ZAHLBAR GMBH');
    expect(idsOf(await find('<p>Zahlbar GmbH, company number FC094100</p>', [branch]))).toEqual(['FC094100']);
  });
});

describe('a name without its legal form', () => {
  const larch = company('04400001', 'LARCH MILLS LIMITED');
  const homes = company('04400002', 'LARCH MILLS HOMES LIMITED');

  it('is a mention of a company that is named in full elsewhere', async () => {
    const found = await find('<p>Larch Mills is old.</p><p>We are Larch Mills Ltd</p>', [larch]);
    expect(found[0]?.mentions.map(({ form }) => form).sort()).toEqual(['bare', 'name']);
  });

  it.each(['Larch Mills Homes Ltd', 'Larch Mills Homes'])(
    'is not one inside a longer name: %s',
    async (text) => {
      const html = `<p>We are Larch Mills Homes Ltd.</p><p>About ${text} since 1900</p><p>© Larch Mills Homes</p>`;
      expect(idsOf(await find(html, [larch, homes]))).toEqual(['04400002']);
    },
  );

  it('is not one in small letters, in a web address or in an e-mail address', async () => {
    const html =
      '<p>Larch Mills Ltd</p><p>the larch mills of old, www.larch-mills.co.uk, me@larchmills.test</p>';
    const found = await find(html, [larch]);
    expect(printedOf(found, '04400001')).toEqual(['Larch Mills Ltd']);
  });

  it('is a full name of a company that is registered without a legal form', async () => {
    const trust = company('04400003', 'LARCH MEADOW TRUST');
    const found = await find('<p>Larch Meadow Trust is a registered charity.</p>', [trust]);
    expect(found.find(({ id }) => id === '04400003')?.mentions[0]).toMatchObject({
      form: 'bare',
      full: true,
    });
  });

  it('is not looked for if the words do not announce it and the site does not have it', async () => {
    expect(await find('<p>The Larch Mills at night</p>', [larch])).toEqual([]);
  });
});

describe('a Welsh legal form that is also short for a council', () => {
  const hafren = company('10500001', 'HAFREN CBC');
  const limited = company('10500002', 'HAFREN LIMITED');

  it('is a form where the register has a company of that form', async () => {
    expect(idsOf(await find('<p>Rydym yn Hafren CBC</p>', [hafren, limited]))).toEqual(['10500001']);
  });

  it('names nobody where the register has no company of that name', async () => {
    expect(await find('<p>Planning is decided by Hafren CBC</p>', [limited])).toEqual([]);
  });
});

describe('a company whose name stands beside a place abroad', () => {
  const civera = company('09500002', 'CIVERA TECHNOLOGIES LIMITED');
  const twinOf = (entities: readonly Entity[]) => entities.find(({ twinOf: of }) => of === '09500002');

  it('gets a twin that was formed there', async () => {
    const found = await find('<p>Civera Technologies Limited is registered in Ireland.</p>', [civera]);
    expect(twinOf(found)).toMatchObject({ type: 'foreign', country: 'IE', company: null });
    expect(found.find(({ id }) => id === '09500002')?.mentions[0]?.foreignPlace).toEqual({
      country: 'IE',
      isRegistration: true,
    });
  });

  it('has a twin of no country where nothing says where it is registered and its number is not printed', async () => {
    const found = await find('<p>Civera Technologies Limited makes maps.</p>', [civera]);
    expect(twinOf(found)?.country).toBeNull();
  });

  it('has no foreign place where it is said to be registered in the United Kingdom', async () => {
    const found = await find('<p>Civera Technologies Limited is registered in England.</p>', [civera]);
    expect(twinOf(found)).toBeUndefined();
  });

  it('has no foreign place where the place is said of the next organisation', async () => {
    const html =
      '<p>Sold by Civera Technologies Limited, insured by Tarn Cover Limited, registered in Guernsey.</p>';
    const found = await find(html, [civera]);
    expect(found.find(({ id }) => id === '09500002')?.mentions[0]?.foreignPlace).toBeUndefined();
  });

  it('has no foreign place if it is settled by its number', async () => {
    const html = '<p>Civera Technologies Limited is registered in England, number 09500002.</p>';
    expect(twinOf(await find(html, [civera]))).toBeUndefined();
  });

  it('is abroad where the number of a foreign register follows its name', async () => {
    const html = '<p>Civera Technologies Limited</p><p>Varna, Bulgaria</p><p>BULSTAT: 201234567</p>';
    const found = await find(html, [civera], 'civera.com');
    expect(twinOf(found)?.mentions[0]?.foreignPlace).toEqual({ country: 'BG', isRegistration: true });
  });

  it('is abroad where the site gives an address there and no address here', async () => {
    const office = '<p>Head office: 5th Floor, Larch Centre, Mombasa</p>';
    const name = '<p>© 2026 Civera Technologies Limited</p>';
    expect(twinOf(await find(office + name, [civera], 'civera.com'))?.country).toBe('KE');
    const here = '<p>London office: 4 Larch Lane, London SE1 4AA</p>';
    expect(twinOf(await find(office + here + name, [civera], 'civera.com'))?.country).toBeNull();
  });

  it('is called there by its printed name', async () => {
    const html = '<p>Civera Technologies LLP is a limited liability partnership registered in India.</p>';
    expect(twinOf(await find(html, [civera]))).toMatchObject({
      name: 'Civera Technologies LLP',
      country: 'IN',
    });
  });
});
