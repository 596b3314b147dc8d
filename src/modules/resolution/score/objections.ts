import type { PageKind } from '../crawl/crawled-site.ts';
import { type Brand, brandLikeness, labelOf } from '../match/brand.ts';
import { type Entity, isCompanyNumber, isVerifiedNumber } from '../match/entity.ts';
import { likeness, nameWords } from '../match/likeness.ts';
import { isGone } from '../match/register-reader.ts';
import { HELPER } from './context-rules.ts';
import { hasPhrase, isStrong, type MentionRow } from './mention-features.ts';
import type { Option } from './option-features.ts';
import { isParticularsOnly } from './particulars.ts';
import type { SiteRows } from './score-site.ts';
import { isSiteAbout } from './site-about.ts';
import { bearsName, isApart } from './site-ties.ts';

/**
 * Reasons for a person to look although the company is likely. The bench counts how often each is raised against right
 * and against wrong matches; one that only costs right ones goes.
 */
export interface Objection {
  id: string;
  /** For people, after "but". */
  text: string;
  applies(option: Option, site: SiteRows): boolean;
}

/** `/`, `/index.html`, `/en-gb/`, `/uk/en`: still the front of a site. */
const FRONT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$)){0,2}(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?$/i;

/** Another firm's page speaks of the site as its customer, agent or introducer: "BRAND is not a party to it". */
const BRAND_AS_OTHER =
  /\bBRAND(?:['’]s)?\b[^.¶]{0,40}\b(?:is|are) (?:(?:one of )?our (?:valued |independent )?(?:customers?|clients?|agents?|partners?|introducers?|members?|licensees?|retailers?)\b|an? (?:independent )?(?:appointed representative|agent|introducer|licensee|reseller|distributor|intermediary) of (?:ours|us|the (?:network|principal|firm))\b|not (?:a )?party\b)|\bof (?:which|whom) BRAND is one\b|\bBRAND\b[^.¶]{0,30}\b(?:introduces?|refers?)\b[^.¶]{0,40}\bto us\b|\bBRAND (?:(?:only|merely) (?:announces?|advertises?|hosts?|promotes?)|has no part in)\b|\bBRAND (?:acts?|is acting) (?:only |solely )?as (?:our |an? )?(?:agent|introducer|intermediary|host|venue)\b/i;
const BRAND_PAGE_MAX = 60_000;
const BRAND_LENGTH_MIN = 4;
const JOINT_WINDOW = 300;
/** Two names that are listed: `A, of …, and B`, not `A. Registered by B`. */
const JOINED = /^(?:(?!\.\s+\p{Lu}).)*(?:,|\band)\s+(?:of |by )?$/su;
const OPERATORS = ['operatedBy', 'siteOperatedBy'];
const PARTIES = ['controllerIs', 'tradingNameOf', 'brandTradingNameOf', 'weAre', 'weDefBefore', 'copyright'];
const NO_COMPANY_SIGNS = ['soleTrader', 'person', 'charityNoCompany', 'firstPerson', 'unofficial'] as const;
const BEHIND_BRAND = ['brandTradingNameOf', 'tradingAsBrand', 'runsBrand'];
/** Pages that are the site's own, whoever is in their title. */
const OWN_PAGES = new Set<PageKind>(['home', 'contact', 'about', 'privacy']);
const POLICY_PAGES = new Set<PageKind>(['privacy', 'terms', 'legal', 'cookies']);
const DOES_FOR_SITE = ['otherOperatedBy', ...HELPER.filter((phrase) => phrase !== 'agentAfter')];
const OPERATED = [...BEHIND_BRAND, 'siteOperatedBy'];

/** Log odds that the likeliest of its mentions is an operator's: a third, somewhat more than half, three quarters. */
const DOUBTFUL_ROLE = -0.7;
const LIKELY_ROLE = { number: 0.25, name: 0.5 };
const CLEAR_ROLE = 1;
const TRADING_ARM = /\b(?:TRADING|ENTERPRISES|PROMOTIONS|LOTTERY|RETAIL|SHOPS)\b/;

/** What the title of a page is about that another firm wrote. */
const OTHERS_SUBJECT =
  /\b(?:partner|provider|supplier|third[- ]part|bank|insur|credit|financ|payment|direct debit)/i;

const value = ({ features }: Option, name: string) => features.get(name) ?? 0;
const has = (option: Option, name: string) => value(option, name) > 0;
const says = ({ place }: MentionRow, phrase: string) => place.phrases.has(phrase);
const isUnlikeBrand = (option: Option) => value(option, 'likeBrand') < 0.5;
/** The pages that print its name with a legal form, or its number. */
const pagesOf = ({ rows }: Option) => [...new Set(rows.filter(isStrong).map(({ mention }) => mention.page))];

/** With its number and in the first person: "We are Acorn Ltd (trading as BRAND), company number 1". */
const isBehindBrand = ({ rows }: Option) =>
  rows.some(
    (row) => row.features.has('ownNumberNear') && hasPhrase([row], BEHIND_BRAND) && says(row, 'weAre'),
  );

/** "Acorn Ltd acts as agent": not "We, Acorn Ltd, act as agent of the owners". */
const isAgent = (row: MentionRow) => says(row, 'agentAfter') && !says(row, 'weAre');

const isNumberedName = ({ entity, mention, features }: MentionRow) =>
  entity.type === 'company' && mention.form === 'name' && features.has('ownNumberNear');

/** What it does for the site: "Payments are handled by Acorn Ltd". */
const isHelper = (row: MentionRow) => isAgent(row) || hasPhrase([row], DOES_FOR_SITE);

/** It holds of every place that names the company, and there is at least one. */
function isEveryName({ rows }: Option, holds: (row: MentionRow) => boolean): boolean {
  const named = rows.filter(({ mention }) => mention.form === 'name');
  return named.length > 0 && named.every(holds);
}

/** "A Ltd, the trading arm of the Larch Trust, a charity": the parent is not just any company. */
function isCharitySubsidiary({ place, mention: { page, end } }: MentionRow): boolean {
  return (
    place.phrases.has('subsidiaryAfter') &&
    /charit|trust\b|foundation|hospice|museum|society/i.test(page.text.slice(end, end + 200))
  );
}

/** "Larch Museum (Trading) Limited" on the site of the Larch Museum. */
function isNamedTradingArm({ entity }: Option, brand: Brand): boolean {
  const [word] = TRADING_ARM.exec(entity?.name ?? '') ?? [];
  return word !== undefined && !brand.names.some((name) => name.includes(word));
}

/** "run by A Ltd (company number 1) and B Ltd (company number 2)": two numbered companies in one sentence. */
function isJoint(first: MentionRow, second: MentionRow): boolean {
  if (first.entity === second.entity || !isNumberedName(first) || !isNumberedName(second)) return false;
  const [a, b] = [first.mention, second.mention];
  if (a.block !== b.block || b.start <= a.end || b.start - a.end > JOINT_WINDOW) return false;
  const between = a.page.text.slice(a.end, b.start);
  return JOINED.test(between) && isParticularsOnly(between) && hasPhrase([first], [...PARTIES, ...OPERATORS]);
}

const isUnstated = (option: Option) =>
  isUnlikeBrand(option) && !has(option, 'tied') && !has(option, 'stated');

/** Two of a list of companies, each with nothing but its particulars. */
function isListed(own: MentionRow, other: MentionRow): boolean {
  if (own.entity === other.entity || own.mention.page !== other.mention.page) return false;
  return [own, other].every((row) => isNumberedName(row) && row.features.has('line:particulars'));
}

/** With its number or in the copyright line of the footer; of companies formed abroad the name is enough. */
function isBrandBearer({ view: { brand }, rows }: SiteRows, other: Entity): boolean {
  const { type, twinOf, key, mentions } = other;
  if (type === 'foreign')
    return twinOf === null && brand.label.length >= BRAND_LENGTH_MIN && key.startsWith(brand.label);
  const isOwner = ({ entity, mention, place }: MentionRow) =>
    entity === other && mention.full && mention.block.source === 'footer' && place.phrases.has('copyright');
  return brandLikeness(brand, other) > 0.6 && (mentions.some(isVerifiedNumber) || rows.some(isOwner));
}

const BY_ID: Record<string, Omit<Objection, 'id'>> = {
  contradicted: {
    text: 'another company number is printed beside its name',
    applies: (option) =>
      !option.rows.some(({ mention }) => isCompanyNumber(mention)) &&
      option.rows.some(({ features }) => features.has('contradicted')),
  },
  cut_short: {
    text: 'the printed name may be a part of a longer one',
    applies: (option, { view }) =>
      has(option, 'mayBeLonger') ||
      (has(option, 'nameWithoutNumber') &&
        !has(option, 'postcodeOnSite') &&
        nameWords(option.entity?.name ?? '').length === 1 &&
        view.brand.names.some(
          (name) => name !== option.entity?.key && name.endsWith(option.entity?.key ?? '-'),
        )),
  },
  named_by_many_sites: {
    text: 'many other websites name it without being its own',
    applies: (option) => isUnlikeBrand(option) && (option.entity?.company?.named_by_sites ?? 0) >= 3,
  },
  joint_operators: {
    text: 'another company is named beside it in the same way, with its number',
    applies: (option, site) =>
      hasPhrase(option.rows, ['jointlyAsBrand']) ||
      option.rows.some((own) =>
        site.rows.some(
          (other) =>
            isJoint(own, other) || isJoint(other, own) || (isUnstated(option) && isListed(own, other)),
        ),
      ),
  },
  other_operator: {
    text: 'the same sentence says that another numbered company operates the site or sells there',
    applies: ({ rows, entity }, site) =>
      site.rows.some(
        (row) =>
          row.entity !== entity &&
          isNumberedName(row) &&
          hasPhrase([row], [...OPERATORS, 'sellerAfter']) &&
          rows.some((own) => own.mention.block === row.mention.block && says(own, 'siteOperatedBy')),
      ),
  },
  role_doubtful: {
    text: 'the pages do not clearly speak of it as the one that runs the site',
    applies: (option, { view }) => {
      const role = value(option, 'company:operatorMax');
      // A number without any name says little of roles.
      if (has(option, 'numberStrangerAlone')) return role < DOUBTFUL_ROLE;
      if (isUnlikeBrand(option) && isEveryName(option, (row) => says(row, 'abbreviated'))) return true;
      if (has(option, 'nameWithoutNumber') && role < LIKELY_ROLE.name && isUnlikeBrand(option)) return true;
      return role < DOUBTFUL_ROLE
        ? !(has(option, 'stated') && has(option, 'linked'))
        : role < LIKELY_ROLE.number &&
            !has(option, 'stated') &&
            option.entity !== null &&
            isApart(view, option.entity, option.rows);
    },
  },
  charity_trading_arm: {
    text: 'it looks like the trading company of a charity that may run the site itself',
    applies: (option, { signals, view }) =>
      signals.charity > 0 &&
      !view.brand.names.some((name) => /SHOP|STORE/.test(name)) &&
      (hasPhrase(option.rows, ['ourSubsidiary']) ||
        isNamedTradingArm(option, view.brand) ||
        option.rows.some(isCharitySubsidiary)),
  },
  called_helper: {
    text: 'the pages call it a supplier or agent of the brand',
    applies: (option) =>
      (has(option, 'helperUntied') ||
        (isUnlikeBrand(option) && !has(option, 'linked') && isEveryName(option, isHelper)) ||
        hasPhrase(option.rows, ['brandAgentOf']) ||
        (isUnlikeBrand(option) &&
          (hasPhrase(option.rows, ['brandUses', 'ourProvider']) || option.rows.some(isAgent)))) &&
      !hasPhrase(option.rows, OPERATED),
  },
  called_parent: {
    text: 'the pages only say that the one who runs the site belongs to it',
    applies: (option) =>
      isEveryName(option, (row) => says(row, 'subsidiaryOf')) && !hasPhrase(option.rows, OPERATED),
  },
  successor_named: {
    text: 'the pages speak of it as a former owner, or say that its business passed to another company',
    applies: (option) =>
      option.rows.some((row) => says(row, 'assetsOf') && says(row, 'passedOn')) ||
      isEveryName(option, (row) => says(row, 'formerly')),
  },
  borrowed_policy: {
    text: 'the page that names it seems to be written for another brand',
    applies: (option) => value(option, 'borrowed') >= 1 && value(option, 'likeBrand') < 0.4,
  },
  other_website: {
    text: 'the page that names it gives the address of another website as its own',
    applies: (option) => has(option, 'otherWebsite'),
  },
  no_company_signs: {
    text: 'the pages speak of a sole trader, a charity or a private site, and nothing ties the company to it',
    applies: (option, { signals }) =>
      isUnlikeBrand(option) && !has(option, 'tied') && NO_COMPANY_SIGNS.some((sign) => signals[sign] > 0),
  },
  special_page: {
    text: 'only a page on a subject of its own names it, and nothing ties that page to the site',
    applies: (option) =>
      has(option, 'specialPage') &&
      (pagesOf(option).every(({ title, heading }) => OTHERS_SUBJECT.test(`${title} ${heading}`)) ||
        !(has(option, 'stated') && value(option, 'company:operatorMax') >= CLEAR_ROLE)),
  },
  supplier_page: {
    text: 'only a page that bears its name names it, as the terms of a supplier do, and none of the site’s own policies',
    applies: (option, { view }) => {
      const { entity } = option;
      const pages = pagesOf(option);
      return (
        entity !== null &&
        value(option, 'likeBrand') < 0.6 &&
        pages.every((page) => !OWN_PAGES.has(page.kind) && bearsName(view, page, entity)) &&
        view.pages.some((page) => POLICY_PAGES.has(page.kind) && !pages.includes(page))
      );
    },
  },
  brand_is_we: {
    text: 'another page says that “we” is the site’s own name, and nothing ties the company to it',
    applies: (option) =>
      has(option, 'weIsBrandElsewhere') && value(option, 'company:operatorMax') < CLEAR_ROLE,
  },
  brand_bearer: {
    text: 'another company that bears the site’s own name is named with its number, in the copyright line or as one formed abroad',
    applies: (option, site) =>
      value(option, 'likeBrand') < 0.4 &&
      !hasPhrase(option.rows, ['forUk']) &&
      !isBehindBrand(option) &&
      site.view.entities.some((other) => other !== option.entity && isBrandBearer(site, other)),
  },
  foreign_signs: {
    text: 'only its name is printed, with a place or other signs of another country and no address in the United Kingdom',
    applies: (option, { signals }) =>
      has(option, 'nameWithoutNumber') &&
      signals.noUkPostcode > 0 &&
      (signals.brandAbroad + signals.onlyAbroad + signals.foreignTld > 0 ||
        option.rows.some(({ mention }) => mention.foreignPlace)),
  },
  foreign_site: {
    text: 'domain and telephone numbers or addresses are of another country, and its name is unlike the site’s own',
    applies: (option, { signals }) =>
      isUnlikeBrand(option) &&
      signals.foreignTld > 0 &&
      (signals.foreignPhone > 0 || signals.foreignPostcode > 0 || signals.places >= 0.5),
  },
  brand_as_other: {
    text: 'the page that names it speaks of the site’s own name as somebody else',
    applies: (option, { view }) =>
      !has(option, 'tied') &&
      pagesOf(option).some((page) => BRAND_AS_OTHER.test(view.text(page, 0, BRAND_PAGE_MAX))),
  },
  profile_page: {
    text: 'the page that names it is one of many profiles of companies',
    applies: ({ rows, entity }) => {
      const numbers = rows.filter(({ mention }) => isCompanyNumber(mention));
      const isInPath = ({ mention }: MentionRow) =>
        new URL(mention.page.url).pathname.includes(entity?.id ?? ' ');
      return numbers.length > 0 && numbers.every(isInPath);
    },
  },
  inactive: {
    text: 'it is no longer active and only its name is printed',
    applies: (option) =>
      has(option, 'inactive') && !has(option, 'numberVerified') && !has(option, 'numberAtPostcode'),
  },
  guest_page: {
    text: 'the domain leads to a page inside another website, which may be its own',
    applies: ({ entity }, { domain, finalDomain, view }) => {
      const home = view.pages.find(({ kind }) => kind === 'home');
      if (domain === finalDomain || !home || FRONT.test(new URL(home.url).pathname)) return false;
      return likeness(labelOf(domain), entity?.key ?? '') < 0.5;
    },
  },
  site_about: {
    text: 'the domain reads like that of a website about it',
    applies: ({ entity }, { view }) =>
      entity?.company != null && isSiteAbout(entity.company, view.brand.label),
  },
  gone: {
    text: 'it is no longer on the register, so another company may run the site now',
    applies: ({ entity }) => entity?.company != null && isGone(entity.company),
  },
};

export const OBJECTIONS: readonly Objection[] = Object.entries(BY_ID).map(([id, rest]) => ({ id, ...rest }));

export function objectionsTo(option: Option, site: SiteRows): Objection[] {
  return OBJECTIONS.filter((objection) => objection.applies(option, site));
}
