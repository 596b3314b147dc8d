import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';
import { lookUpKey } from './legal-name.ts';

function namesIn(html: string) {
  const { text, names } = readHtmlPage(html);
  return names.map(({ printedStart, end, starts, foreign, country, form, coreEnd }) => ({
    printed: text.slice(printedStart, end).replace(/\s+/g, ' '),
    core: text.slice(printedStart, coreEnd).replace(/\s+/g, ' '),
    possible: starts.map(({ start }) => text.slice(start, end).replace(/\s+/g, ' ')),
    keys: starts.map(({ key }) => key),
    form,
    foreign,
    country,
  }));
}

const possibleIn = (text: string) => namesIn(`<p>${text}</p>`)[0]?.possible ?? [];

describe('a name with a legal form may begin at each of its words, so that the register can decide', () => {
  it.each([
    ['We are A Man About A Dog Limited.', 'A Man About A Dog Limited'],
    ['operated by Larch &amp; Sons (Northern) Limited, a company', 'Larch & Sons (Northern) Limited'],
    ['© 2010-2024 Larch Trading Company Limited, registered', 'Larch Trading Company Limited'],
    ['OPERATED BY LARCH HOLDINGS LIMITED UNDER LICENCE', 'LARCH HOLDINGS LIMITED'],
    ['You deal with Larch-World.co.uk Ltd at all times.', 'Larch-World.co.uk Ltd'],
    ['It is a trading name of By Heart 7 Ltd a company', 'By Heart 7 Ltd'],
    ['1st Choice Larch Ltd, company registration', '1st Choice Larch Ltd'],
    ['The Larch Company Ltd is here', 'The Larch Company Ltd'],
    ['Ann Tarn set up Larch Solicitors Limited in 2012', 'Larch Solicitors Limited'],
    ["O'Larch's (Leeds) PLC is listed", "O'Larch's (Leeds) PLC"],
    ['J. Larch &amp; Co. Ltd was founded in 1910', 'J. Larch & Co. Ltd'],
    ['Larch, Elm &amp; Co Ltd. Registered office: York', 'Larch, Elm & Co Ltd'],
    ['Éan Larch Ltd, registered in Northern Ireland', 'Éan Larch Ltd'],
    ['Larch Meadow Study (LMS) CIC is here', 'Larch Meadow Study (LMS) CIC'],
    ['larch homes ltd. registered in england', 'larch homes ltd'],
    ['Bank of Larch plc is authorised', 'Bank of Larch plc'],
    ['At Larch Homes Ltd, we build homes', 'Larch Homes Ltd'],
    ['Gwasg Larch Cyf', 'Gwasg Larch Cyf'],
    ['Welcome to Larch Tutors Limited’s website', 'Larch Tutors Limited'],
    ['Larchways Holdings L.L.P. trades', 'Larchways Holdings L.L.P'],
    ['Larch Homes Limited Company No. 07123456', 'Larch Homes Limited'],
    ['A Larch Group plc company.', 'Larch Group plc'],
    ['3i Larch Ltd', '3i Larch Ltd'],
    ['iLarch Ltd', 'iLarch Ltd'],
    ['the owner is St. Larch Press Ltd', 'St. Larch Press Ltd'],
    ['Larch Limited Liability Partnership', 'Larch Limited Liability Partnership'],
    ['Larch Mill Community Interest Company', 'Larch Mill Community Interest Company'],
    ['by Larch® Ltd, York', 'Larch® Ltd'],
    ['Alt. Larch Ltd', 'Alt. Larch Ltd'],
    ['by "Larch Homes" Ltd, York', 'Larch Homes" Ltd'],
  ])('%s', (text, name) => {
    expect(possibleIn(text)).toContain(name);
  });

  it('longest first, and each with the key under which the register is asked', () => {
    const [name] = namesIn('<p>We are A Man About A Dog Limited.</p>');
    const lengths = name?.possible.map(({ length }) => length) ?? [];
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(name?.keys).toContain('AMANABOUTADOG');
    expect(name?.keys).toContain('DOG');
  });

  it.each([
    'a trading name of LARCH<br>gears &amp; couplings ltd, Registered Office: York',
    'a trading name of Larch Gears<br>&amp; Couplings Ltd, York',
  ])('it may span one line break: %s', (text) => {
    expect(possibleIn(text).map((name) => name.toLowerCase())).toContain('larch gears & couplings ltd');
  });

  it('it does not span two line breaks', () => {
    expect(possibleIn('Elm<br>Larch<br>Couplings Ltd').join()).not.toContain('Elm');
  });

  it.each([
    'We sell pipes. Larch Homes Ltd',
    'Pipes: Larch Homes Ltd',
    'Pipes | Larch Homes Ltd',
    'Pipes • Larch Homes Ltd',
    'Pipes © Larch Homes Ltd',
    'Pipes; Larch Homes Ltd',
    'Pipes “Larch Homes Ltd”',
  ])('it does not span the end of a sentence or a dividing sign: %s', (text) => {
    expect(possibleIn(text)).toEqual(['Larch Homes Ltd', 'Homes Ltd']);
  });
});

describe('a name that the register does not hold begins by its capital letters', () => {
  it.each([
    ['This site is run by Larch Homes Ltd.', 'Larch Homes Ltd'],
    ['Payments by Larch Homes Ltd', 'Larch Homes Ltd'],
    ['Welcome to Larch Homes Ltd', 'Larch Homes Ltd'],
    ['Designed with Larch Homes Ltd', 'Larch Homes Ltd'],
    ['we trust in The Bank of the North Ltd', 'The Bank of the North Ltd'],
    ['Contact us: Larch &amp; Elm Ltd', 'Larch & Elm Ltd'],
    ['Welcome. Larch Homes Ltd', 'Larch Homes Ltd'],
    ['All rights reserved<br>Larch Homes Limited<br>Company number 07123456', 'Larch Homes Limited'],
  ])('%s', (text, name) => {
    expect(namesIn(`<p>${text}</p>`)[0]?.printed).toBe(name);
  });

  it.each([
    '© 2024 Larch Homes Ltd',
    '© 2019-2024 Larch Homes Ltd',
    'Copyright 2024 Larch Homes Ltd',
    '(c) 2024 Larch Homes Ltd',
  ])('the year of a copyright is no part of it: %s', (text) => {
    expect(namesIn(`<p>${text}</p>`)[0]?.printed).toBe('Larch Homes Ltd');
  });

  it('a year inside a name is part of it', () => {
    expect(namesIn('<p>brought to you by 2020 Larches Ltd</p>')[0]?.printed).toBe('2020 Larches Ltd');
  });

  it('the words of the name end before the legal form', () => {
    expect(namesIn('<p>by Larch Homes Ltd</p>')[0]?.core).toBe('Larch Homes');
  });
});

describe('no name is found in', () => {
  it.each([
    'Our liability is limited to the price you paid.',
    'A Limited Edition print for a limited time.',
    'a very Limited Range of limited stock',
    'It is a Limited Liability Partnership.',
    'Stock is very limited in Scotland.',
    'We are a private limited company registered in England.',
    'For Limited Partners and investors',
    'Ltd',
    'unlimited breakfast and se habla español',
    'as she said, an ag show',
  ])('%s', (text) => {
    const capitalised = namesIn(`<p>${text}</p>`).filter(({ core }) => /^\p{Lu}\p{L}/u.test(core));
    expect(capitalised).toEqual([]);
  });
});

it('the sort of company does not hide what is said of the name before it', () => {
  const text = 'Larch LLP is a limited liability partnership registered in India.';
  expect(namesIn(`<p>${text}</p>`).map(({ printed }) => printed)).toEqual(['Larch LLP']);
});

describe('the legal form is recognised', () => {
  it.each([
    ['Larch Ltd', 'LTD'],
    ['Larch Limited', 'LTD'],
    ['Larch plc', 'PLC'],
    ['Larch P.L.C.', 'PLC'],
    ['Larch Public Limited Company', 'PLC'],
    ['Larch LLP', 'LLP'],
    ['Larch C.I.C.', 'CIC'],
    ['Larch Community Interest Company', 'CIC'],
    ['Larch Cyfyngedig', 'LTD'],
    ['Larch Cyf.', 'LTD'],
    ['Larch CBC', 'CIC'],
    ['Larch C.B.C.', 'CIC'],
    ['Larch CCC', 'PLC'],
    ['Larch c.c.c.', 'PLC'],
    ['Larch Cwmni Cyfyngedig Cyhoeddus', 'PLC'],
    ['Larch Cwmni Buddiant Cymunedol', 'CIC'],
    ['Larch PAC', 'LLP'],
    ['Larch Partneriaeth Atebolrwydd Cyfyngedig', 'LLP'],
  ])('%s is %s', (name, form) => {
    expect(namesIn(`<p>© 2024 ${name}, York</p>`)[0]).toMatchObject({ form, foreign: false, country: null });
  });

  it.each([
    ['Larch GmbH', 'DE'],
    ['Larch gmbh', 'DE'],
    ['Larch b.v.', 'NL'],
    ['Larch GmbH &amp; Co. KG', 'DE'],
    ['Larch gGmbH', 'DE'],
    ['Larch e.V.', 'DE'],
    ['Larch e. V.', 'DE'],
    ['Larch, e.K.', 'DE'],
    ['Larch eG', 'DE'],
    ['Larch PLLC', 'US'],
    ['Larch, P.L.L.C.', 'US'],
    ['Larch SARL', 'FR'],
    ['Larch B.V.', 'NL'],
    ['Larch DAC', 'IE'],
    ['Larch CLG', 'IE'],
    ['Larch B.S.C.', 'BH'],
    ['Larch EOOD', 'BG'],
    ['Larch ASA', 'NO'],
    ['Larch AS', 'NO'],
    ['Larch Teoranta', 'IE'],
    ['Larch LLC', 'US'],
    ['Larch Inc.', 'US'],
    ['Larch S.L.', 'ES'],
    ['Larch SpA', 'IT'],
    ['Larch Pty Ltd', 'AU'],
    ['Larch (Pty) Ltd', 'AU'],
    ['Larch Pvt Ltd', 'IN'],
    ['Larch Private Limited', 'IN'],
    ['Larch Pte. Ltd.', 'SG'],
    ['Larch ApS', 'DK'],
    ['Larch Sp. z o.o.', 'PL'],
    ['Larch Limited Şirketi', 'TR'],
    ['Larch S.A.', null],
  ])('%s is one of another country', (name, country) => {
    const [found] = namesIn(`<p>© 2024 ${name}, all rights reserved</p>`);
    expect(found).toMatchObject({ foreign: true, country });
    expect(found?.core).toBe('Larch');
  });

  it.each([
    'Larch et Fils SAS',
    'Larch und Söhne GmbH',
    'Larch en Zonen B.V.',
    'Larch e Figli S.r.l.',
    'Larch og Sønner AS',
  ])('%s begins before the small word', (name) => {
    const [found] = namesIn(`<p>© 2024 ${name}, all rights reserved</p>`);
    expect(found?.core).toBe(name.split(' ').slice(0, 3).join(' '));
  });

  it('of a company in English does not reach back over small words of other languages', () => {
    expect(namesIn('<p>Visit Larch en Rowan Limited</p>')[0]?.core).toBe('Rowan');
  });

  it.each([
    'Larch spa',
    'Larch fits E.V. chargers',
    'Larch E.K. Tarn',
    'Larch trees, e.g. weeping ones',
    'Larch tools eg saws',
    'Larch lamps for E.V.',
    'OUR LARCH IS AS GOOD AS NEW EVERY SINGLE TIME',
    'a Larch as ever',
    'Larch se',
    'Larch inc. VAT',
    'City of London Corporation',
    'Larch Hotel &amp; Spa',
    'Larch Limited (Trading As Elm)',
    'Bag of 5 kg',
    'Part of ASA Services',
    'Our guards are Fully SIA licensed',
    'Door Supervisors SIA approved',
    'Ann Tarn BSc (Hons)',
    'Bags of 20 KG sand',
    'Larch Health &amp; Beauty SPA',
    'Offices in London SE',
    'Mike, an Ex SAS soldier',
    'A Scottish Charitable Incorporated Organisation',
    'Larch Incorporated 1990',
    'Larch and ASA',
    'We chose ASA Skips',
    'Since 2014 ASA is here',
    'Larch AB Testing',
    'larch bv',
    'We teach AS and A2 Biology',
    'Larch Maths AS, A2 and GCSE',
    'The Larch SE L is here',
    'A Larch V60 SE with leather seats',
  ])('%s ends in a word, not in a form of another country', (text) => {
    expect(namesIn(`<p>© 2024 ${text}. All rights reserved</p>`).filter(({ foreign }) => foreign)).toEqual(
      [],
    );
  });
});

it('a club of Germany may have a year in its name', () => {
  expect(namesIn('<p>© 2024 TV Larch 1860 e.V.</p>')[0]).toMatchObject({
    core: 'TV Larch 1860',
    country: 'DE',
  });
});

describe('a legal form in words, with an article behind the name, belongs to the name', () => {
  it.each([
    '© 2026 Larch Mill Kitchen – A Community Interest Company',
    '© 2026 Larch Mill Kitchen — a Community Interest Company, York',
    '© 2026 Larch Mill Kitchen - A Community Interest Company',
    'This is Larch Mill Kitchen, a Community Interest Company.',
  ])('%s', (text) => {
    const [name] = namesIn(`<p>${text}</p>`);
    expect(name).toMatchObject({ core: 'Larch Mill Kitchen', form: 'CIC', foreign: false });
    expect(name?.keys).toContain(lookUpKey('Larch Mill Kitchen CIC'));
  });

  it.each([
    ['the article is part of the name', 'Larch Mill Plan A Community Interest Company', 'LARCHMILLPLANA'],
    ['another sentence says it of another', 'Larch Mill. A Community Interest Company runs it.', 'LARCHMILL'],
    ['it says what sort of company is wanted', 'Larch Mill helps a Community Interest Company', 'LARCHMILL'],
  ])('%s: %s', (_why, text, key) => {
    const keys = namesIn(`<p>${text}</p>`).flatMap((name) => name.keys);
    expect(keys.includes(key)).toBe(key === 'LARCHMILLPLANA');
  });
});

it.each([
  'Larch AS, A. Hansen',
  'Larch AS and Elm AS',
  'Larch AS, 0150 Oslo',
  'Larch AB, S-111 22 Stockholm',
])('%s is one of another country, whatever comes after it', (text) => {
  expect(namesIn(`<p>The seller is ${text}</p>`)[0]).toMatchObject({ core: 'Larch', foreign: true });
});

describe('a name without its legal form is read where the words announce one', () => {
  const bareIn = (text: string) => readHtmlPage(`<p>${text}</p>`).bareNames;

  it.each([
    ['© 2024 Larch Homes. All rights reserved', 'Larch Homes'],
    ['Copyright 2005 - 2024 Larch Homes', 'Larch Homes'],
    ['Elms is a trading name of Larch Valet Parking', 'Larch Valet Parking'],
    ['Mae’r ysgol yn rhan o Ymddiriedolaeth Larch', 'Ymddiriedolaeth Larch'],
    ['Hawlfraint © 2026 Menter Larch', 'Menter Larch'],
    ['Mae Menter Larch yn elusen gofrestredig', 'Mae Menter Larch'],
    ['This site is operated by Larch Meadow Trust', 'Larch Meadow Trust'],
    ['The controller is Larch Meadow Trust', 'Larch Meadow Trust'],
    ['© 2024 Larch Homes. We Build Homes', 'Larch Homes'],
    ['© 2024 J. Larch Homes', 'J. Larch Homes'],
    ['© 2024 Larch.test Homes', 'Larch.test Homes'],
    ['Larch Valet Parking, a company registered in England', 'Larch Valet Parking'],
    ['The Larch Meadow Trust is a registered charity', 'The Larch Meadow Trust'],
    ['Larch Centre for Elm Advice, company number 07123456', 'Larch Centre for Elm Advice'],
    ['Larch Arts (“Larch Club”)', 'Larch Club'],
  ])('%s', (text, name) => {
    expect(bareIn(text)).toContain(lookUpKey(name));
  });

  it.each(['We love Larch Homes in the morning', 'trading as usual', '© all rights reserved'])(
    'it is not read elsewhere: %s',
    (text) => {
      expect(bareIn(text)).toEqual([]);
    },
  );

  it('each name once, and no more than some dozens', () => {
    expect(bareIn('© Larch Homes and © Larch Homes')).toEqual(['LARCHHOMES']);
    const many = Array.from({ length: 500 }, (_, i) => `“Larch Customer${i}”`).join(' ');
    expect(bareIn(many).length).toBeLessThanOrEqual(60);
  });
});

it('no more than some hundred names of a page are read', () => {
  const html = Array.from({ length: 10_000 }, (_, i) => `<li>Customer ${i} Ltd</li>`).join('');
  const { length } = readHtmlPage(html).names;
  expect(length).toBeGreaterThan(100);
  expect(length).toBeLessThanOrEqual(600);
});
