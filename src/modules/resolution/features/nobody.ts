import type { SiteSignals } from '../observe/site-signals.ts';
import type { Feature } from './feature.ts';
import type { SiteFacts } from './site-facts.ts';

const signal = (name: keyof SiteSignals) => (site: SiteFacts) => site.signals[name];

/** Features that speak for a site that no company runs, or none that it names. */
export const NOBODY_FEATURES = [
  {
    id: 'nobody:soleTrader',
    family: 'site',
    prior: 1,
    says: 'The pages speak of a sole trader.',
    read: signal('soleTrader'),
  },
  {
    id: 'nobody:person',
    family: 'site',
    prior: 1,
    says: 'The pages say that a person owns or runs it.',
    read: signal('person'),
  },
  {
    id: 'nobody:partnership',
    family: 'site',
    prior: 0.3,
    says: 'The pages speak of a partnership or association.',
    read: signal('partnership'),
  },
  {
    id: 'nobody:charity',
    family: 'site',
    prior: 0.4,
    says: 'The pages speak of a charity that is no company.',
    read: signal('charityNoCompany'),
  },
  {
    id: 'nobody:placeholder',
    family: 'site',
    prior: 1,
    says: 'The pages have gaps where a name should be.',
    read: signal('placeholder'),
  },
  { id: 'nobody:noPolicy', family: 'site', says: 'The site has no policy page.', read: signal('noPolicy') },
  {
    id: 'nobody:parked',
    family: 'site',
    prior: 1,
    says: 'The page looks like that of a parked domain.',
    read: signal('parked'),
  },
  {
    id: 'nobody:firstPerson',
    family: 'site',
    prior: 0.7,
    says: 'The pages say “I” more often than “we”.',
    read: signal('firstPerson'),
  },
  {
    id: 'nobody:unofficial',
    family: 'site',
    prior: 0.7,
    says: 'The site calls itself private or unofficial.',
    read: signal('unofficial'),
  },
  { id: 'nobody:short', family: 'site', says: 'The site has little text.', read: signal('short') },
  {
    id: 'nobody:noFullName',
    family: 'site',
    prior: 1,
    says: 'No organisation is named in full.',
    read: ({ named, numbered }) => named.length === 0 && numbered.length === 0,
  },
  {
    id: 'nobody:noNumber',
    family: 'site',
    prior: 0.5,
    says: 'No number of a company is printed.',
    read: ({ hasNumber }) => !hasNumber,
  },
  {
    id: 'nobody:manyNumbered',
    family: 'site',
    says: 'Numbers of many companies are printed.',
    read: ({ numbered }) => Math.min(6, numbered.length) / 6,
  },
  {
    id: 'nobody:manyNamed',
    family: 'site',
    says: 'Many organisations are named.',
    read: ({ named }) => Math.min(12, named.length) / 12,
  },
] as const satisfies readonly Feature<SiteFacts>[];
