import { isMarked } from '../../features/mention.ts';
import { brandLikeness } from '../../match/brand.ts';
import { isDomainAbout } from '../../match/domain-about-company.ts';
import { type Entity, isVerifiedNumber } from '../../match/entity.ts';
import { hasPhrase, type MentionRow } from '../../observe/mention-row.ts';
import { isSaid } from '../../phrases/site-phrases.ts';
import type { Option } from '../../score/option.ts';
import type { SiteRows } from '../../score/score-site.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { has, isUnlikeBrand, type Objection, pagesOf, says, value } from './objection.ts';

const BRAND_PAGE_MAX = 60_000;
const BRAND_LENGTH_MIN = 4;
/** The site speaks of a company, if only by its kind. */
const COMPANY_WORDS =
  /\b(?:limited by guarantee|limited company|company (?:no|number|reg)|companies house)\b/i;
const NO_COMPANY_SIGNS = ['soleTrader', 'person', 'charityNoCompany', 'firstPerson', 'unofficial'] as const;

/** The site's own name speaks for somebody else. */
export const BRAND_OBJECTIONS = [
  {
    id: 'named_by_many_sites',
    text: 'many other websites name it without being its own',
    applies: (option) =>
      isUnlikeBrand(option) && (option.entity?.company?.named_by_sites ?? 0) >= THRESHOLDS.namedBySitesMax,
  },
  {
    id: 'no_company_signs',
    text: 'the pages speak of a sole trader, a charity or a private site, and nothing ties the company to it',
    applies: (option, { signals }) =>
      isUnlikeBrand(option) && !has(option, 'tied') && NO_COMPANY_SIGNS.some((sign) => signals[sign] > 0),
  },
  {
    id: 'person_trades',
    text: 'the pages say that the site’s own name is that of a person who trades under it, and print no company number',
    applies: (option, { signals }) => has(option, 'nameWithoutNumber') && signals.person > 0,
  },
  {
    id: 'name_without_form',
    text: 'its registered name has no legal form, so that a body of the same name that is no company may be meant',
    whenChanged: {
      name: 'its former name has no legal form, so that a body of the same name that is no company may be meant',
    },
    applies: (option, { view }) =>
      has(option, 'nameWithoutNumber') &&
      !has(option, 'postcodeOnSite') &&
      option.rows.every(({ mention }) => mention.form === 'bare') &&
      !view.pages.some(({ text }) => COMPANY_WORDS.test(text)),
  },
  {
    id: 'brand_is_we',
    text: 'another page says that “we” is the site’s own name, and nothing ties the company to it',
    applies: (option) =>
      has(option, 'weIsBrandElsewhere') && value(option, 'company:operatorMax') < THRESHOLDS.role.clear,
  },
  {
    id: 'brand_of_another',
    text: 'another company that has the site’s own name is named with its number, in the copyright line or as one formed abroad',
    applies: (option, site) =>
      value(option, 'likeBrand') < THRESHOLDS.like.unlike &&
      !hasPhrase(option.rows, ['forUk']) &&
      !isBehindBrand(option) &&
      site.view.entities.some(
        (other) =>
          other !== option.entity && hasBrandName(site, other) && !isOwnerNamedAfter(option, site, other),
      ),
  },
  {
    id: 'brand_as_other',
    text: 'the page that names it speaks of the site’s own name as somebody else',
    applies: (option, { view }) =>
      !has(option, 'tied') &&
      pagesOf(option).some((page) => isSaid('brandAsOther', view.text(page, 0, BRAND_PAGE_MAX))),
  },
  {
    id: 'site_about',
    text: 'the domain reads like that of a website about it',
    applies: ({ entity }, { view }) =>
      entity?.company != null && isDomainAbout(entity.company, view.brand.label),
  },
] as const satisfies readonly Objection[];

/** With its number and in the first person: "We are Acorn Ltd (trading as BRAND), company number 1". */
const isBehindBrand = ({ rows }: Option) =>
  rows.some(
    (row) =>
      isMarked(row, 'ownNumberNear') &&
      hasPhrase([row], ['brandTradingNameOf', 'tradingAsBrand', 'runsBrand']) &&
      says(row, 'weAre'),
  );

/**
 * "BRAND is operated by A Ltd, a wholly owned subsidiary of Brand Ltd": that the owner has the brand's name
 * is no reason for doubt.
 */
function isOwnerNamedAfter({ rows }: Option, site: SiteRows, other: Entity): boolean {
  return rows.some(
    (own) =>
      says(own, 'siteOperatedBy') &&
      says(own, 'subsidiaryAfter') &&
      site.rows.some(
        (row) => row.entity === other && row.mention.block === own.mention.block && says(row, 'subsidiaryOf'),
      ),
  );
}

/**
 * Whether another company has the brand's name, with its number or in the copyright line of the footer; for
 * companies formed abroad the name is enough.
 */
function hasBrandName({ view: { brand }, rows }: SiteRows, other: Entity): boolean {
  const { type, twinOf, key, mentions } = other;
  if (type === 'foreign')
    return twinOf === null && brand.label.length >= BRAND_LENGTH_MIN && key.startsWith(brand.label);
  const isOwner = (row: MentionRow) =>
    row.entity === other &&
    row.mention.full &&
    row.mention.block.source === 'footer' &&
    says(row, 'copyright');
  const isNamed = mentions.some(isVerifiedNumber) || rows.some(isOwner);
  return brandLikeness(brand, other) > THRESHOLDS.like.sameName && isNamed;
}
