import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { scoreWritten } from '../test-support/written-site.ts';

const BOOKING = company('07041056', 'TARNBOOK LIMITED');
const TERMS =
  '<p>The calendar is provided by Tarnbook Limited, company number 07041056 (“we”, “us”). We may change our prices.</p>';

/** The features of the company that provides the booking calendar of Fellside Hall. */
async function featuresOf(privacy: string, terms: string) {
  const { options } = await scoreWritten(
    {
      domain: 'fellsidehall.org',
      pages: [
        { title: 'Fellside Hall', html: '<p>A hall for the village of Fellside, for hire by the hour.</p>' },
        { title: 'Privacy', kind: 'privacy', html: `<p>${privacy}</p>` },
        { title: 'Booking terms', kind: 'terms', html: terms },
      ],
    },
    [BOOKING],
  );
  const option = options.find(({ id }) => id === BOOKING.company_number);
  return option?.features ?? new Map<string, number>();
}

describe('a company on whose page the brand is not "we"', () => {
  const privacy = 'Fellside Hall (“we”, “us”) looks after your details with care.';

  it('stands apart where the brand is "we" on another page', async () => {
    expect((await featuresOf(privacy, TERMS)).get('weIsBrandElsewhere')).toBe(1);
  });

  it('does not where no page says who "we" is', async () => {
    const features = await featuresOf('Your details are looked after with care.', TERMS);
    expect(features.has('weIsBrandElsewhere')).toBe(false);
  });

  it('does not where its page speaks of the brand beside it', async () => {
    const terms = TERMS.replace('The calendar', 'The calendar of Fellside Hall');
    expect((await featuresOf(privacy, terms)).has('weIsBrandElsewhere')).toBe(false);
  });
});
