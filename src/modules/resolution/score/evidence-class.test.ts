import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { scoreWritten } from '../test-support/written-site.ts';
import { evidenceClass } from './evidence-class.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');
const SAME_NAMED = company('07381646', 'TARNWICK JOINERY LTD', { registered_postcode: 'B1 1AA' });

async function classOf(html: string, more: (typeof TARNWICK)[] = []) {
  const pages = [{ title: 'Tarnwick Joinery', html }];
  const { options } = await scoreWritten({ domain: 'tarnwick-joinery.co.uk', pages }, [TARNWICK, ...more]);
  const option = options.find(({ id }) => id === '07381645');
  return option && evidenceClass(option);
}

describe('what the pages print of a company', () => {
  it.each([
    ['number', 'its number and its name', '<p>Tarnwick Joinery Ltd, company number 07381645</p>'],
    ['number', 'its number under no label', '<p>Tarnwick Joinery Ltd (07381645)</p>'],
    ['name', 'its name in full', '<p>We are Tarnwick Joinery Ltd</p>'],
  ])('is of class %s: %s', async (strength, _, html) => {
    expect(await classOf(html)).toBe(strength);
  });

  it('is of class bareNumber where the number stands alone or at its office, and its name nowhere', async () => {
    const stranger = company('07381645', 'QUILLET VENTURES LIMITED');
    const pages = (html: string) => [{ title: 'Fellside', html }];
    for (const html of [
      '<p>Company number 07381645</p>',
      '<p>Company number 07381645, Kendal LA9 4XX, © Ostlergate Ltd</p>',
    ]) {
      const { options } = await scoreWritten({ domain: 'fellside.co.uk', pages: pages(html) }, [stranger]);
      const option = options.find(({ id }) => id === '07381645')!;
      expect(evidenceClass(option)).toBe('bareNumber');
    }
  });

  it.each([
    ['Registered in England and Wales, number 07381645', 'bareNumber'],
    ['Registration number 07381645', 'likeness'],
    ['We are a charity, registered in England and Wales under number 07381645', undefined],
  ])('takes an unnamed holder’s number only where it is called a company’s: %s', async (text, strength) => {
    const stranger = company('07381645', 'QUILLET VENTURES LIMITED');
    const pages = [{ title: 'Fellside', html: `<p>${text}</p>` }];
    const { options } = await scoreWritten({ domain: 'fellside.co.uk', pages }, [stranger]);
    const option = options.find(({ id }) => id === '07381645');
    expect(option && evidenceClass(option)).toBe(strength);
  });

  it('is of class sharedName where others have its name', async () => {
    expect(await classOf('<p>We are Tarnwick Joinery Ltd</p>', [SAME_NAMED])).toBe('sharedName');
  });

  it('is a likeness where its name stands without legal form beside its office', async () => {
    expect(await classOf('<p>We are Tarnwick Joinery, Kendal LA9 4XX</p>')).toBe('likeness');
  });

  it('is a likeness, and no option at all, where only the brand is its name', async () => {
    const pages = [
      {
        title: 'Tarnwick Joinery',
        html: '<p>Tarnwick Joinery makes stairs.</p><footer>© Tarnwick Joinery</footer>',
      },
    ];
    const site = await scoreWritten({ domain: 'tarnwick-joinery.co.uk', pages }, [TARNWICK]);
    expect(site.options.map(({ type }) => type)).not.toContain('company');
    expect(site.likenesses.map(({ id }) => id)).toEqual(['07381645']);
  });
});
