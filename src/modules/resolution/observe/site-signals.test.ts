import { describe, expect, it } from 'vitest';
import { scoreWritten } from '../test-support/written-site.ts';
import type { SiteSignals } from './site-signals.ts';

async function signalsOf(text: string, domain = 'fellside.co.uk'): Promise<SiteSignals> {
  const pages = [{ title: 'Fellside', html: `<p>${text}</p>` }];
  return (await scoreWritten({ domain, pages }, [])).signals;
}

describe('the signs of the site as a whole', () => {
  it.each([
    ['soleTrader', 'I am a sole trader based in York.', 'We help companies with their accounts.'],
    [
      'person',
      'Fellside is a trading name of Ruth Anne Tarn.',
      'Fellside is a trading name of Ruth Tarn Limited.',
    ],
    ['partnership', 'Fellside Dental is a partnership of two dentists.', 'Fellside Dental is here.'],
    ['charity', 'Fellside is a registered charity.', 'Fellside is a shop.'],
    [
      'charityNoCompany',
      'Fellside is a charitable incorporated organisation.',
      'A charity, company number 07123456',
    ],
    ['placeholder', 'Operated by [insert company name].', 'Operated by Fellside. [Business information]'],
    [
      'placeholder',
      'Operated by XXX Limited.',
      'Name (sole trader or company), telephone: +44 7xxx xxx xxx or 07xxxxxxxxx',
    ],
    ['parked', 'This domain is for sale', 'Fellside is a shop'],
    ['firstPerson', 'I bake. I sell. I drive. I sleep. I dream.', 'We bake, and our cakes are good for us.'],
    ['registry', 'Amtsgericht Hamburg HRB 51234', 'Registered in England, number 07123456'],
    ['places', 'Our office is in Hamburg, Germany', 'Our office is in Kendal, England'],
    ['foreignPhone', 'Call +49 40 123 4567', 'Call +44 1632 960123'],
    ['foreignPostcode', 'Dublin 2, D02 X285', 'Kendal LA9 4XX'],
    ['ukPhone', 'Call 01632 960123', 'Call +49 40 123 4567'],
    ['noUkPostcode', 'Hamburg', 'Kendal LA9 4XX'],
    [
      'brandAbroad',
      'Fellside is a company registered in Ireland.',
      'Arranged by Fellside, underwritten by Tarn Cover Limited, registered in Guernsey under no. 63433.',
    ],
  ] as const)('have %s where the words say so', async (signal, said, unsaid) => {
    expect((await signalsOf(said))[signal]).toBeGreaterThan(0);
    expect((await signalsOf(unsaid))[signal]).toBe(0);
  });

  it.each([
    ['fellside.de', 1],
    ['fellside.ie', 1],
    ['fellside.co.uk', 0],
    ['fellside.scot', 0],
    ['fellside.com', 0],
    ['fellside.io', 0],
    ['fellside.eu', 0],
  ])('have the country of the domain: %s', async (domain, foreignTld) => {
    expect((await signalsOf('Hello', domain)).foreignTld).toBe(foreignTld);
  });

  it.each([
    ['Hamburg, Germany and Vienna, Austria. Call +49 40 123 4567', 'fellside.com', 1],
    ['Hamburg, Germany and Vienna, Austria. Call +49 40 123 4567 or 01632 960123', 'fellside.com', 0],
    ['Hamburg, Germany and Vienna, Austria. Call +49 40 123 4567', 'fellside.co.uk', 0],
    ['Call +49 40 123 4567', 'fellside.com', 0],
  ])('say whether only signs of a place abroad are there: %s on %s', async (said, domain, onlyAbroad) => {
    expect((await signalsOf(said, domain)).onlyAbroad).toBe(onlyAbroad);
  });

  it.each([
    ['Our joiners work in Hamburg and Vienna.', 'fellside.com', 1],
    ['Our joiners work in Hamburg.', 'fellside.com', 0],
    ['Our joiners work in Hamburg and Vienna.', 'fellside.co.uk', 0],
    ['Our joiners work in Hamburg, Vienna and London.', 'fellside.com', 0],
    ['Our joiners work in Hamburg and Vienna. Call 01632 960123', 'fellside.com', 0],
    ['Our joiners work in Hamburg and Vienna, and live at LA9 4XX.', 'fellside.com', 0],
  ])('say whether places are named abroad, and none here: %s on %s', async (said, domain, only) => {
    expect((await signalsOf(said, domain)).onlyPlacesAbroad).toBe(only);
  });

  it.each([
    ['These terms are governed by the laws of Malta.', 'fellside.com', 1],
    ['These terms are governed by the laws of Malta.', 'fellside.co.uk', 0],
    ['These terms are governed by the laws of Malta. Write to us at LA9 4XX.', 'fellside.com', 0],
    ['Stairs from ₦450,000', 'fellside.com', 1],
    ['Stairs from ₦450,000. Call 01632 960123', 'fellside.com', 0],
    ['Fellside Limited, ABN 51 824 753 556', 'fellside.com', 1],
    ['Stairs from £450', 'fellside.com', 0],
  ])('say whether law, money or register are of another country: %s on %s', async (said, domain, only) => {
    expect((await signalsOf(said, domain)).onlyStateAbroad).toBe(only);
  });

  it('know the postcodes of Canada from those of the United Kingdom', async () => {
    expect((await signalsOf('4 Larch Avenue, T6E 5Z7')).foreignPostcode).toBeGreaterThan(0);
    for (const here of ['EC1A 1BB', 'M1 1AE', 'W1A 0AX', 'part T6E5Z7'])
      expect((await signalsOf(`4 Larch Avenue, ${here}`)).foreignPostcode).toBe(0);
  });

  it('do not take a postcode of the islands for one of the United Kingdom', async () => {
    const { noUkPostcode, foreignPostcode } = await signalsOf('1 Quay Street, St Peter Port GY1 1AA');
    expect([noUkPostcode, foreignPostcode > 0]).toEqual([1, true]);
  });

  it('are all numbers from 0 to 1', async () => {
    for (const value of Object.values(
      await signalsOf('I am a charity in Paris, Berlin and Rome. HRB 1. HRB 2.'),
    )) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
