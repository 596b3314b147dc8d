import type { SiteCase } from './site-case.ts';
import { company } from './small-register.ts';
import { brand, legalName, number, postcode, type WrittenClaim } from './written-site.ts';

const ROASTERS = company('04100001', 'STARMOOR COFFEE ROASTERS LTD', { registered_postcode: 'S3 8AA' });
const VETS = company('04100002', 'ELMGARTH VETS LIMITED', { registered_postcode: 'OX2 8EZ' });
/** A policy taken from the vets, with only the brand replaced. */
const VETS_POLICY: WrittenClaim[] = [
  brand('Starmoor', { source: 'text', cue: 'owned_by' }),
  legalName('Elmgarth Vets Limited', { source: 'text', cue: 'owned_by' }),
  number('04100002', { source: 'text' }),
  postcode('OX2 8EZ', { source: 'text' }),
];
const copyright = (name: string) => [legalName(name, { source: 'copyright', cue: 'copyright' })];

const MASCHINEN = company('FC094100', 'FERNBACH MASCHINEN GMBH', { registered_postcode: 'B9 4UY' });
const GERMAN: WrittenClaim[] = [
  legalName('Fernbach Maschinen GmbH', { country: 'DE' }),
  { kind: 'foreign_form', value: 'Fernbach Maschinen GmbH', country: 'DE' },
  { kind: 'foreign_registration', value: 'HRB 27416', country: 'DE' },
];

const SEAFOOD = company('04100003', 'SALTBY SEAFOOD LIMITED', { registered_postcode: 'YO22 6NH' });
const SEAFOODS = company('04100004', 'SALTBY SEAFOODS LIMITED', { registered_postcode: 'TR1 1AA' });
const seller = (...more: WrittenClaim[]): WrittenClaim[] => [
  legalName('Saltby Seafood Limited', { source: 'text', cue: 'seller' }),
  ...more,
];

/** Sites whose parts point to different companies, or to one that nearly has another's name. */
export const CONFLICTING_CASES: SiteCase[] = [
  {
    guarantee: 'a number in one policy is not matched while the footers name another company like the domain',
    register: [ROASTERS, VETS],
    written: {
      domain: 'starmoor.co.uk',
      pages: [
        { says: [copyright('Starmoor Coffee Roasters Ltd')] },
        { kind: 'privacy', says: [VETS_POLICY, copyright('Starmoor Coffee Roasters Ltd')] },
      ],
    },
    status: 'needs_review',
  },
  {
    guarantee: 'a number in one policy is matched when the footers go by the brand that the policy names',
    register: [ROASTERS, VETS],
    written: {
      domain: 'starmoor.co.uk',
      pages: [
        { says: [[brand('Starmoor', { source: 'copyright', cue: 'copyright' })]] },
        { kind: 'privacy', says: [VETS_POLICY] },
      ],
    },
    status: 'matched',
    first: '04100002',
  },
  {
    guarantee: 'an overseas company that prints the number of its UK branch is matched with it',
    register: [MASCHINEN],
    written: {
      domain: 'fernbach.test',
      pages: [{ says: [[...GERMAN, number('FC094100')]] }],
    },
    status: 'matched',
    first: 'FC094100',
  },
  {
    guarantee: 'an overseas company that prints only its number abroad is foreign, though it has a UK branch',
    register: [MASCHINEN],
    written: { domain: 'fernbach.test', pages: [{ says: [GERMAN] }] },
    status: 'non_uk_entity',
  },
  {
    guarantee: 'the exact name and the postcode tell a company from one that differs by a letter',
    register: [SEAFOOD, SEAFOODS],
    written: {
      domain: 'saltby.co.uk',
      pages: [
        { says: [copyright('Saltby Seafood Limited')] },
        { kind: 'terms', says: [seller(postcode('YO22 6NH', { source: 'text', cue: null }))] },
      ],
    },
    status: 'matched',
    first: '04100003',
  },
  {
    guarantee: 'without the postcode a person decides between two names that differ by a letter',
    register: [SEAFOOD, SEAFOODS],
    written: {
      domain: 'saltby.co.uk',
      pages: [{ says: [copyright('Saltby Seafood Limited')] }, { kind: 'terms', says: [seller()] }],
    },
    status: 'needs_review',
    first: '04100003',
  },
  {
    guarantee: 'the agency whose own number stands in every footer is not taken for the operator',
    register: [ROASTERS, company('04100005', 'PLUMBLINE WEB LTD')],
    written: {
      domain: 'starmoorcoffee.co.uk',
      pages: [
        {
          says: [
            copyright('Starmoor Coffee Roasters Ltd'),
            [legalName('Plumbline Web Ltd'), number('04100005')],
          ],
        },
        {
          kind: 'privacy',
          says: [
            [
              legalName('Starmoor Coffee Roasters Ltd', { source: 'text', cue: 'controller' }),
              number('04100001', { source: 'text' }),
            ],
            [legalName('Plumbline Web Ltd', { source: 'text', role: 'third_party', cue: 'processor' })],
            [legalName('Plumbline Web Ltd'), number('04100005')],
          ],
        },
      ],
    },
    status: 'matched',
    first: '04100001',
  },
  {
    guarantee: 'a domain that leads to a page inside another site is not matched with that site’s operator',
    register: [ROASTERS],
    written: {
      domain: 'joesbikes.co.uk',
      pages: [{ says: [[legalName('Starmoor Coffee Roasters Ltd'), number('04100001')]] }],
      site: { finalDomain: 'market.co.uk' },
      homeUrl: 'https://market.co.uk/shops/joes-bikes',
    },
    status: 'needs_review',
    first: '04100001',
  },
  {
    guarantee: 'a domain that leads to the front of another site is matched with that site’s operator',
    register: [ROASTERS],
    written: {
      domain: 'joesbikes.co.uk',
      pages: [{ says: [[legalName('Starmoor Coffee Roasters Ltd'), number('04100001')]] }],
      site: { finalDomain: 'market.co.uk' },
      homeUrl: 'https://market.co.uk/en-gb/',
    },
    status: 'matched',
    first: '04100001',
  },
  {
    guarantee: 'a company whose name the domain bears is matched wherever the domain leads',
    register: [ROASTERS],
    written: {
      domain: 'starmoor.co.uk',
      pages: [{ says: [[legalName('Starmoor Coffee Roasters Ltd'), number('04100001')]] }],
      site: { finalDomain: 'market.co.uk' },
      homeUrl: 'https://market.co.uk/brands/coffee',
    },
    status: 'matched',
    first: '04100001',
  },
];
