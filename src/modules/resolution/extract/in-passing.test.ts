import { describe, expect, it } from 'vitest';
import type { PageKind } from '../crawl/crawled-site.ts';
import { extractHtml } from './test-support/extract-html.ts';

const LARCH = 'Larch Ltd (company number 07123456)';

/** Whether what the text says of the number counts for the number's holder. */
function standsFor(html: string, kind: PageKind = 'home'): boolean {
  const { claims } = extractHtml(html, kind);
  const number = claims.find(({ kind: what, value }) => what === 'company_number' && value === '07123456');
  if (!number) throw new Error('the number was not found');
  return ['operator', 'unknown'].includes(number.role) && !number.doubts.includes('in_passing');
}

describe('a footer that comes to a company by way of something else says nothing for it', () => {
  it.each([
    `This vase is offered by one of our makers and sold by ${LARCH}.`,
    `Sold and dispatched by ${LARCH}`,
    `Items with a red dot are sold by ${LARCH}.`,
    'Seller: Larch Ltd. Company number 07123456.',
    `Our online reseller ${LARCH} takes your payment.`,
    `Parcels leave from our partner’s depot: ${LARCH}.`,
    `Your contract for card payments is with ${LARCH}.`,
    `The barn is owned by ${LARCH}.`,
    `This chalet is managed by ${LARCH}.`,
    `Looked after by ${LARCH} on behalf of the leaseholders.`,
    `This website is maintained by ${LARCH} on behalf of the parish.`,
    `This website is not run by ${LARCH}.`,
    `Previously operated by ${LARCH}.`,
    `For many years this was the website of ${LARCH}.`,
    `An independently owned franchise of ${LARCH}.`,
    `Template © ${LARCH}`,
    `Shop system © ${LARCH}`,
    `Copyright in photographs belongs to ${LARCH}.`,
    'Larch Ltd – web design in Kent – company number 07123456',
    'Larch Ltd – patrons of the festival – company number 07123456',
    'Larch Ltd, our bookkeepers, are registered in England, company number 07123456.',
    `Stage: ${LARCH}`,
    `${LARCH} has no part in this website.`,
    `${LARCH} is not responsible for what is said here.`,
    `${LARCH} iced the cake.`,
    `${LARCH} lets us use its hall.`,
    `Our registered office is at the offices of ${LARCH}.`,
    `Returns to: ${LARCH}`,
    'Advertisement<br>Larch Ltd<br>Company number 07123456',
    '<h4>Website design</h4><p>Larch Ltd</p><p>Company number 07123456</p>',
    '<dl><dt>Sold by</dt><dd>Larch Ltd</dd><dt>Company number</dt><dd>07123456</dd></dl>',
  ])('%s', (footer) => {
    expect(standsFor(`<footer>${footer}</footer>`)).toBe(false);
  });
});

describe('a company that the footer states, in whatever words, is stated', () => {
  it.each([
    `${LARCH}`,
    `All rights reserved ${LARCH}`,
    `Privacy | Terms | ${LARCH}`,
    `Tel: 01632 960123 ${LARCH}`,
    `Registered company: ${LARCH}`,
    `Contact: ${LARCH}`,
    `Elmways is the online shop of ${LARCH}.`,
    `Elmways is a product of ${LARCH}.`,
    `Trading as Elmways, ${LARCH} is registered in England.`,
    `Everything in this shop is sold by ${LARCH}.`,
    `All goods are sold and dispatched by ${LARCH}.`,
    `You are buying from ${LARCH}.`,
    `All content © ${LARCH}`,
    'Larch Ltd has its registered office in York. Company number 07123456.',
    'Larch Ltd is a private limited company, registered in England, company number 07123456.',
    'Larch Ltd, company number 07123456, whose registered office is at 4 Mill Lane, York.',
    `At ${LARCH} we bake bread.`,
    `The studio is run by ${LARCH}.`,
    `Organised by ${LARCH}.`,
    `Elmways is a festival by ${LARCH}.`,
    `Elmways works through its company ${LARCH}.`,
    `This hotel is operated by ${LARCH}.`,
    'Larch Ltd<br>Company number 07123456<br>We are open from nine to five',
    '<ul><li>Our blog</li><li>Larch Ltd</li><li>Company number 07123456</li></ul>',
  ])('%s', (footer) => {
    expect(standsFor(`<footer>${footer}</footer>`)).toBe(true);
  });
});

describe('in the text of a front page', () => {
  it.each([
    `${LARCH} is a family firm from Kent.`,
    `${LARCH} opened a second yard this week.`,
    'Larch Ltd, registered in England with company number 07123456, opened a second yard.',
    `According to the register, ${LARCH} is late with its accounts.`,
    `We looked them up. The company is ${LARCH}.`,
  ])('the subject of a story is not the operator: %s', (text) => {
    expect(standsFor(`<p>${text}</p>`)).toBe(false);
  });

  it('the words that a policy uses of the site’s company are believed in a policy', () => {
    const text = `<p>The company is ${LARCH}.</p>`;
    expect([standsFor(text, 'home'), standsFor(text, 'terms')]).toEqual([false, true]);
  });
});

describe('what is said of one company', () => {
  const rolesIn = (text: string) =>
    extractHtml(`<footer>${text}</footer>`)
      .claims.filter(({ kind }) => kind === 'legal_name')
      .map(({ value, role, doubts }) => [value, role, doubts.includes('in_passing')]);

  it('is said of the one that is joined to it', () => {
    expect(rolesIn('Elms is a trading name of Larch Ltd (no. 07123456) and Ash Ltd (no. 07123457).')).toEqual(
      [
        ['Larch Ltd', 'operator', false],
        ['Ash Ltd', 'operator', false],
      ],
    );
    expect(rolesIn('Our beans come from Larch Ltd, Ash Ltd and Elm Ltd.')).toEqual([
      ['Larch Ltd', 'unknown', true],
      ['Ash Ltd', 'unknown', true],
      ['Elm Ltd', 'unknown', true],
    ]);
  });

  it('in a list of the group’s companies makes all of them the group’s', () => {
    const text = 'The Larch group comprises Larch Homes Ltd (07123456) and Larch Lets Ltd (07123457).';
    expect(rolesIn(text)).toEqual([
      ['Larch Homes Ltd', 'group', false],
      ['Larch Lets Ltd', 'group', false],
    ]);
  });
});
