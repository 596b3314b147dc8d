import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { entitiesOf } from '../test-support/written-site.ts';
import type { NumberMention } from './entity.ts';
import type { RegisteredCompany } from './register-lookup.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');

/** How the number of the company is found, if it is. */
async function numberOf(html: string, one: RegisteredCompany, more: RegisteredCompany[] = []) {
  const found = await entitiesOf({ domain: 'a-shop.co.uk', pages: [{ html }] }, [one, ...more]);
  const mentions = found.find(({ id }) => id === one.company_number)?.mentions ?? [];
  return mentions.find(({ form }) => form === 'number')?.number;
}
const holderIn = async (html: string, one = TARNWICK) => (await numberOf(html, one))?.holder;

describe('a number whose holder is named beside it', () => {
  it('is found whatever its label', async () => {
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    const label = fc.array(fc.oneof(word, fc.constantFrom('no.', ':', '(', 'the', '–', '#')), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(label, fc.boolean(), async (words, isFirst) => {
        const [name, number] = ['Tarnwick Joinery Ltd', '07381645'];
        const parts = isFirst ? [number, ...words, name] : [name, ...words, number];
        const found = await numberOf(`<p>${parts.join(' ')} and nothing else</p>`, TARNWICK);
        expect(found?.holder.near).toBe(1);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['its name in full', 'Tarnwick Joinery Limited, 07381645'],
    ['its name without legal form', 'Tarnwick Joinery, 07381645'],
    ['its name run together', 'TARNWICKJOINERY 07381645'],
    ['its name in another element', '<b>Tarnwick Joinery</b></p><p>07381645'],
  ])('knows it as near by %s', async (_, text) => {
    expect(await holderIn(`<p>${text}</p>`)).toEqual({ near: 1, onSite: true });
  });

  it('knows it by a name that it had before', async () => {
    const renamed = company('02000002', 'VESSELTON LIMITED', {
      previous_names: ['CORNCRAKE BREWING LIMITED'],
    });
    expect(await holderIn('<p>Corncrake Brewing Ltd, 02000002</p>', renamed)).toMatchObject({ near: 1 });
  });

  it('knows it elsewhere on the site as less near, and by most of its words as less still', async () => {
    const far = `<p>Tarnwick Joinery</p>${'<p>A long story about oak and ash.</p>'.repeat(30)}<p>Company number 07381645</p>`;
    expect(await holderIn(far)).toEqual({ near: 0.9, onSite: true });
    const like = company('07381646', 'TARNWICK OAKEN STAIRS JOINERY LIMITED');
    const words = await holderIn('<p>Tarnwick Stairs and Joinry. Company number 07381646</p>', like);
    expect(words).toEqual({ near: 0.7, onSite: false });
  });
});

describe('a number whose holder is not named', () => {
  it('is found all the same, as a stranger’s', async () => {
    expect(await holderIn('<p>Stairs for you. Company number 07381645</p>')).toEqual({
      near: 0,
      onSite: false,
    });
  });

  it('knows that the holder’s postcode stands beside it', async () => {
    const found = await numberOf('<p>Company number 07381645, 1 Mill Lane, Kendal LA9 4XX</p>', TARNWICK);
    expect(found?.isAtPostcode).toBe(true);
    const far = `<p>Kendal LA9 4XX</p>${'<p>A long story about oak and ash.</p>'.repeat(30)}<p>Company number 07381645</p>`;
    expect((await numberOf(far, TARNWICK))?.isAtPostcode).toBe(false);
  });

  it('is not found where a template was left as it came', async () => {
    const unlucky = company('12345678', 'UNLUCKY NUMBER LIMITED');
    expect(await numberOf('<p>Ostlergate Ltd, company number 12345678</p>', unlucky)).toBeUndefined();
  });

  it('is found where the holder of such a number prints it', async () => {
    const lucky = company('12345678', 'UNLUCKY NUMBER LIMITED');
    const found = await numberOf('<p>Unlucky Number Ltd, company number 12345678</p>', lucky);
    expect(found?.holder.near).toBe(1);
  });
});

describe('a number whose letters were left out', () => {
  const scottish = company('SC089839', 'STRATHMOIL ESTATES LIMITED', { registered_postcode: 'IV1 1AA' });
  const english = company('00089839', 'ANCIENT BRASS COMPANY LIMITED');
  const how = (found: NumberMention | undefined) => found?.how;

  it('is the holder’s who is named beside it', async () => {
    const html = '<p>Strathmoil Estates Limited, registered in Scotland 89839</p>';
    expect(how(await numberOf(html, scottish, [english]))).toBe('guessed');
  });

  it('is the holder’s whose office stands beside it', async () => {
    const html = '<p>Registered in Scotland 89839, 1 Firth Street, Inverness IV1 1AA</p>';
    expect(how(await numberOf(html, scottish, [english]))).toBe('guessed');
  });

  it('is not guessed for a company of which nothing is said', async () => {
    expect(await numberOf('<p>Registered number 89839</p>', scottish, [english])).toBeUndefined();
  });
});

it('a number that nobody holds names nobody', async () => {
  expect(
    await entitiesOf({ domain: 'a-shop.co.uk', pages: [{ html: '<p>Company number 07381645</p>' }] }, []),
  ).toEqual([]);
});
