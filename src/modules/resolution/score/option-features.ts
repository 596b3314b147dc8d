import { isOtherLabel } from '../extract/number-labels.ts';
import type { PageReading } from '../extract/page-reading.ts';
import { UK_PLACE } from '../extract/places.ts';
import { brandLikeness } from '../match/brand.ts';
import { type Entity, isVerifiedNumber, type Mention } from '../match/entity.ts';
import { likeness, nameWords } from '../match/likeness.ts';
import { isGone, type RegisteredCompany } from '../match/register-reader.ts';
import { HELPER, STATED, TIED } from './context-rules.ts';
import type { Features } from './linear-model.ts';
import { hasPhrase, isStrong, type MentionRow, namedBySites } from './mention-features.ts';
import type { SiteSignals } from './site-signals.ts';
import { type Facts, isProminent, siteTies } from './site-ties.ts';
import type { SiteView } from './site-view.ts';

/** Somebody who may run the site: an organisation that the pages name, an unnamed foreign one, or nobody we can name. */
export interface Option {
  id: string;
  type: 'company' | 'unregistered' | 'foreign' | 'nobody';
  entity: Entity | null;
  rows: MentionRow[];
  features: Features;
}

const [OPERATOR, GROUP, THIRD] = [0, 1, 2];
/** How far before a number the place of its register may stand. */
const PLACE_WINDOW = 70;
const STRANGER_DIGITS_MIN = 6;

/** What each option of the site has for it and against it, and the companies met only by a bare name. */
export function siteOptions(
  view: SiteView,
  rows: readonly MentionRow[],
  signals: SiteSignals,
): { options: Option[]; likenesses: Entity[] } {
  const facts = new SiteFacts(view, rows, signals);
  const options = facts.entities.map((entity) => facts.option(entity));
  const unnamed = { entity: null, rows: [] };
  return {
    options: [
      ...options,
      { ...unnamed, id: 'foreign:unnamed', type: 'foreign', features: facts.unnamedForeign() },
      { ...unnamed, id: 'nobody', type: 'nobody', features: facts.nobody() },
    ],
    likenesses: facts.likenesses,
  };
}

class SiteFacts {
  readonly entities: Entity[];
  readonly likenesses: Entity[];
  private readonly view: SiteView;
  private readonly signals: SiteSignals;
  private readonly rows = new Map<Entity, MentionRow[]>();
  private readonly postcodes: Set<string>;
  private readonly numbered: Set<Entity>;
  private readonly anyNumber: Set<Entity>;
  private readonly named: Entity[];
  /** Pages on which the brand itself is "we". */
  private readonly wePages: Set<PageReading>;
  /** Those that the pages say own, run or trade under the brand. */
  private readonly tied: Set<Entity>;

  constructor(view: SiteView, rows: readonly MentionRow[], signals: SiteSignals) {
    this.view = view;
    this.signals = signals;
    for (const entity of view.entities) this.rows.set(entity, []);
    for (const row of rows) this.rows.get(row.entity)?.push(row);
    this.postcodes = new Set(view.pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value)));
    this.likenesses = view.entities.filter((entity) => this.isLikenessOnly(entity));
    this.entities = view.entities.filter((entity) => !this.likenesses.includes(entity));
    const companies = this.entities.filter(({ type }) => type === 'company');
    this.numbered = new Set(companies.filter((one) => one.mentions.some(isVerifiedNumber)));
    this.anyNumber = new Set(companies.filter((one) => one.mentions.some(({ form }) => form === 'number')));
    this.named = this.entities.filter(({ mentions }) => mentions.some(({ full }) => full));
    this.wePages = new Set(view.pages.filter((page) => BRAND_IS_WE.test(view.text(page, 0, WE_TEXT_MAX))));
    this.tied = new Set(this.entities.filter((entity) => hasPhrase(this.rowsOf(entity), TIED)));
  }

  /** A company met only as a name without its legal form, number or office is a likeness, not a candidate. */
  private isLikenessOnly(entity: Entity): boolean {
    return (
      entity.type === 'company' &&
      entity.mentions.every(({ form, full }) => form === 'bare' && !full) &&
      !this.rowsOf(entity).some(({ features }) => features.has('postcodeNear'))
    );
  }

  private rowsOf(entity: Entity): MentionRow[] {
    return this.rows.get(entity) ?? [];
  }

  option(entity: Entity): Option {
    const rows = this.rowsOf(entity);
    const roles = roleFacts(entity, rows);
    const own = entity.company ? this.companyFacts(entity, entity.company) : this.unknownFacts(entity);
    const isByName = own.nameWithoutNumber === true;
    const features = featuresOf(
      roles,
      own,
      {
        nameOperator: isByName ? (roles['company:operatorMax'] ?? 0) : 0,
        nameIsBrand: isByName && this.isSoleBrandBearer(entity, own),
      },
      this.statementFacts(entity, isByName),
      this.comparisonFacts(entity),
    );
    return { id: entity.id, type: entity.type, entity, rows, features };
  }

  /** Much like the brand, without a namesake, on a site that prints no company's number. */
  private isSoleBrandBearer(entity: Entity, { sameNamed }: Facts): boolean {
    return !sameNamed && this.numbered.size === 0 && brandLikeness(this.view.brand, entity) >= 0.7;
  }

  private companyFacts(entity: Entity, company: RegisteredCompany): Facts {
    const { mentions } = entity;
    const rows = this.rowsOf(entity);
    const numbers = mentions.flatMap(({ number }) => (number ? [number] : []));
    const isVerified = mentions.some(isVerifiedNumber);
    const isNumbered = numbers.length > 0;
    const isStranger = isNumbered && !isVerified;
    const full = mentions.filter((mention) => mention.full);
    const isFull = full.length > 0;
    const isEveryFull = (test: (mention: Mention) => boolean) => isFull && full.every(test);
    const others = this.named.filter((other) => other !== entity && other.twinOf !== entity.id);
    const rivals = [...this.numbered].filter((one) => one !== entity).length;
    const isAtOffice = this.isAtOffice(company);
    const hasRow = (feature: string) => rows.some(({ features }) => features.has(feature));
    return {
      numberVerified: isVerified,
      numberAtPostcode: numbers.some(({ isAtPostcode }) => isAtPostcode),
      numberLinked: numbers.some(({ how }) => how === 'linked'),
      numberStranger: isStranger,
      numberStrangerAlone:
        isStranger && this.named.length === 0 && mentions.some((mention) => this.isCalledCompany(mention)),
      numberStrangerOthersNamed: isStranger && others.length > 0,
      numberOtherLabel: isNumbered && numbers.every(({ label }) => isOtherLabel(label)),
      numberCrowded: isNumbered && numbers.every(({ crowded }) => crowded),
      numberedRivals: Math.min(5, rivals) / 5,
      onlyNumber: isVerified && this.numbered.size === 1,
      rivalNumber: !isVerified && rivals > 0,
      nameFull: isFull,
      nameWithoutNumber: isFull && !isNumbered,
      onlyFullName: isFull && others.length === 0,
      nameBareOnly: !isFull && !isNumbered,
      'name:near': isEveryFull(({ kind }) => kind === 'near'),
      'name:former': isEveryFull(({ kind }) => kind === 'former'),
      mayBeLonger: !isVerified && isEveryFull(({ mayBeLonger }) => mayBeLonger === true),
      formDisagrees: !isVerified && !isFull && mentions.some(({ formAgrees }) => formAgrees === false),
      sameNamed: !isVerified && isEveryFull(({ bearers }) => (bearers ?? 1) > 1),
      postcodeOnSite: isAtOffice,
      postcodeAndName: hasRow('postcodeNear'),
      otherNumberNear: !isNumbered && hasRow('otherNumberNear'),
      foreignRegistration: !isVerified && mentions.some(({ foreignPlace }) => foreignPlace?.isRegistration),
      ...siteTies(this.view, entity, rows),
      oneWord:
        !isNumbered && !isAtOffice && entity.key.length < 9 && nameWords(company.company_name).length === 1,
      rivalPostcode:
        !isNumbered &&
        !isAtOffice &&
        this.entities.some((other) => other !== entity && this.isAtOffice(other.company)),
      inactive:
        isGone(company) ||
        /liquidation|administration|receiver|insolvency|voluntary/.test(company.company_status),
      namedBySites: namedBySites(company),
    };
  }

  /**
   * "Company no. 1" or "Registered in England no. 1": "Registration number 1" may be of any other register. A number of a few
   * digits is more often misprinted than a hundred years old.
   */
  private isCalledCompany({ number, page, start }: Mention): boolean {
    if (number === undefined || number.digits.replace(/\D/g, '').length < STRANGER_DIGITS_MIN) return false;
    if (number.label !== 'registered' || this.signals.charity > 0) return number.label === 'company';
    return UK_PLACE.test(page.text.slice(Math.max(0, start - PLACE_WINDOW), start));
  }

  private isAtOffice(company: RegisteredCompany | null): boolean {
    return this.postcodes.has(company?.registered_postcode ?? '-');
  }

  private unknownFacts({ type, twinOf, mentions }: Entity): Facts {
    const facts = {
      place: mentions.some(({ foreignPlace }) => foreignPlace),
      registration: mentions.some(({ foreignPlace }) => foreignPlace?.isRegistration),
      rivalNumber: this.numbered.size > 0,
    };
    if (type !== 'foreign') return prefixed(type, facts);
    return prefixed('foreign', {
      ...facts,
      twin: twinOf !== null,
      twinHasNumber: [...this.numbered].some(({ id }) => id === twinOf),
      ...this.signsAbroad(),
    });
  }

  private signsAbroad(): Facts {
    const { foreignTld: tld, foreignPhone: phone, foreignPostcode: postcode } = this.signals;
    const { registry, places, ukPhone, noUkPostcode, brandAbroad, onlyAbroad } = this.signals;
    return { tld, registry, places, phone, postcode, ukPhone, noUkPostcode, brandAbroad, onlyAbroad };
  }

  private statementFacts(entity: Entity, isByName: boolean): Facts {
    const rows = this.rowsOf(entity);
    const strong = entity.mentions.filter(({ form }) => form !== 'bare');
    const isTied = this.tied.has(entity);
    const isStated = isTied || hasPhrase(rows, STATED);
    const isHelper = hasPhrase(rows, HELPER);
    const isCopyright = rows.some(hasCopyright);
    return {
      tied: isTied,
      stated: isStated,
      statedByName: isStated && isByName,
      helper: isHelper,
      helperNotStated: isHelper && !isStated,
      weIsBrandElsewhere: this.wePages.size > 0 && !isTied && this.isApartFromBrand(entity),
      copyright: isCopyright,
      footer: strong.some(({ block }) => block.source === 'footer'),
    };
  }

  /** Unlike the brand, and named in full only on inner pages on which the brand is not "we". */
  private isApartFromBrand(entity: Entity): boolean {
    const named = this.rowsOf(entity).filter(isStrong);
    return (
      brandLikeness(this.view.brand, entity) < 0.5 &&
      !hasPhrase(named, ['brandInBlock']) &&
      !named.some((row) => this.wePages.has(row.mention.page) || isProminent(this.view, row))
    );
  }

  private comparisonFacts(entity: Entity): Facts {
    const { brand } = this.view;
    const isNamed = this.named.includes(entity);
    const isTwin = (other: Entity) => other.twinOf === entity.id || entity.twinOf === other.id;
    const rivals = this.named.filter((other) => other !== entity && !isTwin(other));
    const first = entity.mentions.find(({ form }) => form !== 'bare');
    const isAfter = ({ page, start }: Mention) =>
      first !== undefined && (page !== first.page || start >= first.start);
    return {
      onlyEntity: isNamed && this.named.length === 1,
      likeDomain: likeness(brand.label, entity.key),
      likeBrand: brandLikeness(brand, entity),
      first: isNamed && rivals.length > 0 && rivals.every(({ mentions }) => mentions.every(isAfter)),
    };
  }

  unnamedForeign(): Features {
    const hasCompany = this.named.some(({ type }) => type === 'company') || this.numbered.size > 0;
    const facts = { bias: 1, ...this.signsAbroad(), german: this.signals.german, ukCompany: hasCompany };
    return featuresOf(prefixed('unnamed', facts));
  }

  nobody(): Features {
    const { soleTrader, person, partnership, charityNoCompany: charity } = this.signals;
    const { placeholder, dummyNumber } = this.signals;
    const { parked, firstPerson, unofficial, mixedScript, short, noPolicy } = this.signals;
    const facts = {
      ...{ soleTrader, person, partnership, charity, placeholder, dummyNumber },
      ...{ parked, firstPerson, unofficial, mixedScript, short, noPolicy },
      noFullName: this.named.length === 0 && this.numbered.size === 0,
      noNumber: this.anyNumber.size === 0,
      manyNumbered: Math.min(6, this.numbered.size) / 6,
      manyNamed: Math.min(12, this.named.length) / 12,
    };
    return featuresOf(prefixed('nobody', facts));
  }
}

/** What the role model says of the mentions, those with a full name or a number where there are any. */
function roleFacts({ type }: Entity, rows: readonly MentionRow[]): Record<string, number> {
  const named = rows.filter((row) => isStrong(row) || row.mention.full);
  const telling = named.length > 0 ? named : rows;
  const ofRole = (role: number) => telling.map(({ roles }) => roles[role] ?? 0).sort((a, b) => b - a);
  const operator = ofRole(OPERATOR);
  return {
    [`${type}:bias`]: 1,
    [`${type}:operatorMax`]: logit(operator[0] ?? 0),
    [`${type}:operatorMean`]: logit(mean(operator)),
    [`${type}:groupMax`]: ofRole(GROUP)[0] ?? 0,
    [`${type}:thirdMin`]: ofRole(THIRD).at(-1) ?? 0,
    [`${type}:thirdMax`]: ofRole(THIRD)[0] ?? 0,
  };
}

/** `BRAND ("we", "us")` and `"we" means BRAND`. */
const BRAND_IS_WE =
  /BRAND[^.¶]{0,60}\([^)¶]{0,60}\b(?:we|us|our)\b|\b(?:we|us|our)\b["”’')]*[^.¶]{0,30}\b(?:means?|refers?|is|are)\b[^.¶]{0,20}BRAND/i;
const WE_TEXT_MAX = 30_000;

/** What is 0 or false is no feature. */
function featuresOf(...groups: Facts[]): Features {
  const features: Features = new Map();
  for (const facts of groups)
    for (const name in facts) {
      const value = Number(facts[name] ?? 0);
      if (value !== 0) features.set(name, value);
    }
  return features;
}

function prefixed(prefix: string, facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${prefix}:${name}`, value]));
}

function hasCopyright(row: MentionRow): boolean {
  return isStrong(row) && row.features.has('c:copyright') && !row.features.has('c:websiteBy');
}

function logit(probability: number): number {
  return Math.log((probability + 0.005) / (1 - probability + 0.005));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
