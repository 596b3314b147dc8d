/** Sites with much to read and no company of the register behind them. */
import { factsOf } from '../company-facts.ts';
import { page, saleTerms } from '../policies.ts';
import { NO_MATCH, type SiteDesign } from '../site.ts';

const listed = ['73816452', '74201968', '71920483', '79263804'].map(factsOf);

export const NOBODY: SiteDesign[] = [
  {
    domain: 'thevalleyguide.test',
    shows: 'A directory that prints many companies with their numbers and says nothing of itself.',
    trap: 'directory',
    expected: NO_MATCH,
    layout: 'sidebar',
    palette: 'honey',
    brand: 'The Valley Guide',
    tagline: 'Who does what, and where',
    home: `
      Two hundred trades, tried by our readers. Listings are free; opinions are their own.
      - [Joiners and roofers](/building)
      - [Gardens and garages](/outdoors)
      > I found a man for the gutter in four minutes. – A reader
    `,
    pages: [
      page(
        '/building',
        'Building trades',
        listed
          .filter((_, index) => index % 3 === 0)
          .map(({ name, number, office }) => `= ${name} | Company number ${number}. ${office}.`)
          .join('\n'),
      ),
      page(
        '/outdoors',
        'Gardens and garages',
        listed
          .filter((_, index) => index % 3 !== 0)
          .map(({ name, number, office }) => `= ${name} | Company number ${number}. ${office}.`)
          .join('\n'),
      ),
      page(
        '/add-your-business',
        'Add your business',
        'Send us its name, its number and one honest sentence.',
      ),
    ],
    foot: '© The Valley Guide. We do not check who pays for the tea.',
  },
  {
    domain: 'tidepoolnotes.test',
    shows: 'A person’s diary of the shore: nothing is sold and nobody is registered.',
    trap: 'unincorporated',
    expected: NO_MATCH,
    layout: 'journal',
    palette: 'sea',
    brand: 'Tidepool Notes',
    tagline: 'What the sea left, most mornings',
    home: `
      ## Tuesday, low water 6.40
      A butterfish under the third stone, indignant. Two beadlet anemones have moved house.
      ## Sunday, low water 5.02
      Nothing but fog and a glove. I left the glove.
      ## Friday, low water 3.31
      Too early for anyone sensible. Nudibranchs!
    `,
    pages: [
      page(
        '/about',
        'About',
        'I am a retired science teacher with a torch and good boots. These notes are for my grandchildren and whoever else gets up.',
      ),
    ],
    foot: 'Words and drawings by the author. Copy them if you say where you found them.',
  },
  {
    domain: 'wolvercottlamps.test',
    shows: 'A company name and a number that are not in the register.',
    trap: 'not-on-register',
    expected: NO_MATCH,
    layout: 'shopfront',
    palette: 'ember',
    brand: 'Wolvercott Lamps',
    tagline: 'Light for corners',
    home: `
      $ The Standard, brass :: £180.00 :: Leans a little, on purpose.
      $ Desk lamp, green :: £95.00 :: For late letters.
      $ Night light :: £24.00 :: Keeps bears away.
    `,
    pages: [
      saleTerms(
        'The seller is Wolvercott Lamps Ltd, registered in England and Wales with company number 69174038.',
      ),
    ],
    foot: '© Wolvercott Lamps Ltd',
  },
];
