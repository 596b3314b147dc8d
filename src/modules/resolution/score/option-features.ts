import { isCompanyLabel, isOtherLabel } from '../extract/number-labels.ts';
import { brandLikeness } from '../match/brand.ts';
import type { Entity, Mention } from '../match/entity.ts';
import { likeness, nameWords } from '../match/likeness.ts';
import { isGone, type RegisteredCompany } from '../match/register-reader.ts';
import type { Features } from './linear-model.ts';
import { type MentionRow, namedBySites } from './mention-features.ts';
import type { SiteSignals } from './site-signals.ts';
import { addSiteTies } from './site-ties.ts';
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

/** What each option of the site has for it and against it, and the companies met only by a bare name. */
export function siteOptions(
  view: SiteView,
  rows: readonly MentionRow[],
  signals: SiteSignals,
): { options: Option[]; likenesses: Entity[] } {
  const facts = new SiteFacts(view, rows, signals);
  const options = facts.entities.map((entity) => facts.option(entity));
  const foreign: Option = {
    id: 'foreign:unnamed',
    type: 'foreign',
    entity: null,
    rows: [],
    features: facts.unnamedForeign(),
  };
  const nobody: Option = { id: 'nobody', type: 'nobody', entity: null, rows: [], features: facts.nobody() };
  return { options: [...options, foreign, nobody], likenesses: facts.likenesses };
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
  private readonly copyrighted: Entity[];
  /** Those that the pages say own, run or trade under the brand. */
  private readonly tied: Set<Entity>;
  private readonly bestOperator: number;

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
    this.copyrighted = this.entities.filter(
      (entity) =>
        entity.type !== 'unregistered' &&
        this.rowsOf(entity).some((row) => hasCopyright(row) && row.mention.block.source === 'footer'),
    );
    this.tied = new Set(
      this.entities.filter((entity) =>
        this.rowsOf(entity).some(({ features }) => TIED.some((id) => features.has(`c:${id}`))),
      ),
    );
    this.bestOperator = Math.max(
      0,
      ...this.entities.flatMap((entity) => this.rowsOf(entity).map(({ roles }) => roles[OPERATOR] ?? 0)),
    );
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
    const features: Features = new Map();
    this.addRoles(features, entity, rows);
    if (entity.company) this.addCompany(features, entity, entity.company);
    else this.addUnknown(features, entity);
    this.addStatements(features, entity, rows);
    this.addPosition(features, entity);
    this.addComparison(features, entity);
    for (const [name, value] of features) if (value === 0) features.delete(name);
    return { id: entity.id, type: entity.type, entity, rows, features };
  }

  private addRoles(features: Features, { type }: Entity, rows: readonly MentionRow[]): void {
    const named = rows.filter(({ mention }) => mention.form !== 'bare');
    const telling = named.length > 0 ? named : rows;
    const ofRole = (role: number) => telling.map(({ roles }) => roles[role] ?? 0).sort((a, b) => b - a);
    const operator = ofRole(OPERATOR);
    features.set(`${type}:bias`, 1);
    features.set(`${type}:operatorMax`, logit(operator[0] ?? 0));
    features.set(`${type}:operatorMean`, logit(mean(operator)));
    features.set(`${type}:groupMax`, ofRole(GROUP)[0] ?? 0);
    features.set(`${type}:thirdMin`, ofRole(THIRD).at(-1) ?? 0);
    features.set('operatorTop', Number(this.entities.length > 1 && operator[0] === this.bestOperator));
  }

  private addCompany(features: Features, entity: Entity, company: RegisteredCompany): void {
    const { mentions } = entity;
    const rows = this.rowsOf(entity);
    const flag = (name: string, value: unknown) => features.set(name, value ? 1 : 0);
    const numbers = mentions.filter(({ form }) => form === 'number');
    const verified = numbers.filter(isVerifiedNumber);
    const full = mentions.filter((mention) => mention.full);
    const others = this.named.filter((other) => other !== entity && other.twinOf !== entity.id);
    const isStranger = numbers.length > 0 && verified.length === 0;
    const isLabelled = numbers.some(({ number }) => isCompanyLabel(number?.label ?? ''));
    flag('numberVerified', verified.length);
    flag(
      'numberVerifiedLabelled',
      verified.some(({ number }) => isCompanyLabel(number?.label ?? '')),
    );
    flag(
      'numberAtPostcode',
      numbers.some(({ number }) => number?.isAtPostcode),
    );
    flag(
      'numberLinked',
      numbers.some(({ number }) => number?.how === 'linked'),
    );
    flag('numberStranger', isStranger);
    flag('numberStrangerAlone', isStranger && isLabelled && this.named.length === 0);
    flag('numberStrangerOthersNamed', isStranger && others.length > 0);
    flag(
      'numberOtherLabel',
      numbers.length > 0 && numbers.every(({ number }) => isOtherLabel(number?.label ?? '')),
    );
    flag('numberPadded', numbers.length > 0 && numbers.every(({ number }) => number?.how !== 'direct'));
    flag('numberCrowded', numbers.length > 0 && numbers.every(({ number }) => number?.crowded));
    features.set(
      'numberedRivals',
      Math.min(5, [...this.numbered].filter((one) => one !== entity).length) / 5,
    );
    flag('onlyNumber', verified.length > 0 && this.numbered.size === 1);
    flag('rivalNumber', verified.length === 0 && [...this.numbered].some((one) => one !== entity));
    flag('nameFull', full.length);
    flag('nameWithoutNumber', full.length > 0 && numbers.length === 0);
    flag('onlyFullName', full.length > 0 && others.length === 0);
    flag('nameBareOnly', full.length === 0 && numbers.length === 0);
    for (const kind of ['near', 'loose', 'former'] as const)
      flag(`name:${kind}`, full.length > 0 && full.every((mention) => mention.kind === kind));
    flag(
      'mayBeLonger',
      full.length > 0 && full.every((mention) => mention.mayBeLonger) && verified.length === 0,
    );
    flag(
      'formDisagrees',
      mentions.some(({ formAgrees }) => formAgrees === false) && full.length === 0 && verified.length === 0,
    );
    flag(
      'sameNamed',
      verified.length === 0 && full.length > 0 && full.every(({ bearers }) => (bearers ?? 1) > 1),
    );
    const isAtOffice =
      company.registered_postcode !== null && this.postcodes.has(company.registered_postcode);
    flag('postcodeOnSite', isAtOffice);
    flag(
      'postcodeAndName',
      rows.some((row) => row.features.has('postcodeNear')),
    );
    flag('otherNumberNear', numbers.length === 0 && rows.some((row) => row.features.has('otherNumberNear')));
    flag(
      'foreignRegistration',
      mentions.some((one) => one.foreignPlace?.isRegistration) && verified.length === 0,
    );
    addSiteTies(features, this.view.brand, { entity, rows });
    const words = nameWords(company.company_name);
    flag('oneWord', numbers.length === 0 && words.length === 1 && entity.key.length < 9 && !isAtOffice);
    flag(
      'rivalPostcode',
      numbers.length === 0 &&
        !isAtOffice &&
        this.entities.some(
          (one) => one !== entity && this.postcodes.has(one.company?.registered_postcode ?? '-'),
        ),
    );
    features.set(
      'nameOperator',
      full.length > 0 && numbers.length === 0 ? (features.get('company:operatorMax') ?? 0) : 0,
    );
    flag(
      'inactive',
      isGone(company) ||
        /liquidation|administration|receiver|insolvency|voluntary/.test(company.company_status),
    );
    features.set('namedBySites', namedBySites(company));
  }

  private addUnknown(features: Features, { type, twinOf, mentions }: Entity): void {
    features.set(`${type}:place`, Number(mentions.some(({ foreignPlace }) => foreignPlace)));
    features.set(
      `${type}:registration`,
      Number(mentions.some(({ foreignPlace }) => foreignPlace?.isRegistration)),
    );
    features.set(`${type}:rivalNumber`, Number(this.numbered.size > 0));
    if (type !== 'foreign') return;
    features.set('foreign:twin', Number(twinOf !== null));
    features.set('foreign:twinHasNumber', Number([...this.numbered].some(({ id }) => id === twinOf)));
    features.set('foreign:tld', this.signals.foreignTld);
    features.set('foreign:registry', this.signals.registry);
    features.set('foreign:noUkPostcode', this.signals.noUkPostcode);
    features.set('foreign:places', this.signals.places);
    features.set('foreign:phone', this.signals.foreignPhone);
    features.set('foreign:postcode', this.signals.foreignPostcode);
    features.set('foreign:ukPhone', this.signals.ukPhone);
    features.set('foreign:brandAbroad', this.signals.brandAbroad);
  }

  private addStatements(features: Features, entity: Entity, rows: readonly MentionRow[]): void {
    const has = (ids: readonly string[]) => rows.some((row) => ids.some((id) => row.features.has(`c:${id}`)));
    const isTied = this.tied.has(entity);
    const isStated = isTied || has(STATED);
    const isHelper = has(HELPER);
    features.set('tied', Number(isTied));
    features.set(
      'rivalTied',
      Number(!isTied && [...this.tied].some((one) => one !== entity && one.twinOf !== entity.id)),
    );
    features.set('stated', Number(isStated));
    features.set('statedByName', Number(isStated && features.get('nameWithoutNumber') === 1));
    features.set('helper', Number(isHelper));
    features.set('helperNotStated', Number(isHelper && !isStated));
    const isCopyright = rows.some(hasCopyright);
    features.set('copyright', Number(isCopyright));
    features.set('copyrightRival', Number(!isCopyright && this.copyrighted.some((one) => one !== entity)));
  }

  private addPosition(features: Features, { mentions }: Entity): void {
    const strong = mentions.filter(({ form }) => form !== 'bare');
    const inFooter = strong.filter(({ block }) => block.source === 'footer');
    const pages = this.view.pages.length;
    features.set('footer', Number(inFooter.length > 0));
    features.set(
      'footerOnAllPages',
      Number(
        inFooter.length > 0 && pages > 1 && new Set(inFooter.map(({ page }) => page.url)).size === pages,
      ),
    );
    features.set('home', Number(strong.some(({ page }) => page.kind === 'home')));
    features.set('pages', Math.min(4, new Set(mentions.map(({ page }) => page.url)).size) / 4);
    features.set('mentions', Math.min(6, mentions.length) / 6);
    features.set('structured', Number(strong.some(({ block }) => /json_ld|microdata/.test(block.source))));
  }

  private addComparison(features: Features, entity: Entity): void {
    const { brand } = this.view;
    const like = brandLikeness(brand, entity);
    const isNamed = this.named.includes(entity);
    const isTwin = (other: Entity) => other.twinOf === entity.id || entity.twinOf === other.id;
    const rivals = this.named.filter((other) => other !== entity && !isTwin(other));
    features.set('onlyEntity', Number(isNamed && this.named.length === 1));
    features.set('likeDomain', likeness(brand.label, entity.key));
    features.set('likeBrand', like);
    features.set(
      'likeTop',
      Number(isNamed && rivals.length > 0 && rivals.every((other) => brandLikeness(brand, other) < like)),
    );
    const first = entity.mentions.find(({ form }) => form !== 'bare');
    const isFirst =
      first !== undefined &&
      rivals.every(({ mentions }) =>
        mentions.every(({ page, start }) => page !== first.page || start >= first.start),
      );
    features.set('first', Number(isNamed && rivals.length > 0 && isFirst));
  }

  unnamedForeign(): Features {
    const { signals } = this;
    return new Map([
      ['unnamed:bias', 1],
      ['unnamed:tld', signals.foreignTld],
      ['unnamed:registry', signals.registry],
      ['unnamed:german', signals.german],
      ['unnamed:places', signals.places],
      ['unnamed:phone', signals.foreignPhone],
      ['unnamed:postcode', signals.foreignPostcode],
      ['unnamed:ukPhone', signals.ukPhone],
      ['unnamed:noUkPostcode', signals.noUkPostcode],
      ['unnamed:brandAbroad', signals.brandAbroad],
      [
        'unnamed:ukCompany',
        Number(this.named.some(({ type }) => type === 'company') || this.numbered.size > 0),
      ],
    ]);
  }

  nobody(): Features {
    const { signals } = this;
    return new Map([
      ['nobody:soleTrader', signals.soleTrader],
      ['nobody:partnership', signals.partnership],
      ['nobody:charity', signals.charityNoCompany],
      ['nobody:placeholder', signals.placeholder],
      ['nobody:dummyNumber', signals.dummyNumber],
      ['nobody:parked', signals.parked],
      ['nobody:firstPerson', signals.firstPerson],
      ['nobody:unofficial', signals.unofficial],
      ['nobody:mixedScript', signals.mixedScript],
      ['nobody:short', signals.short],
      ['nobody:noFullName', Number(this.named.length === 0 && this.numbered.size === 0)],
      ['nobody:noNumber', Number(this.anyNumber.size === 0)],
      ['nobody:noPolicy', signals.noPolicy],
      ['nobody:manyNumbered', Math.min(6, this.numbered.size) / 6],
      ['nobody:manyNamed', Math.min(12, this.named.length) / 12],
    ]);
  }
}

const TIED = ['brandTradingNameOf', 'siteOperatedBy', 'tradingAsBrand', 'knownAsBrand', 'runsBrand'];
const STATED = ['weDefAfter', 'weDefBefore', 'wePronoun', 'copyright'];
const HELPER = [
  'websiteBy',
  'usesBefore',
  'ourProvider',
  'processedBy',
  'agentAfter',
  'careOf',
  'brandAgentOf',
  'markOf',
  'unconnected',
  'asHelper',
];

function isVerifiedNumber({ form, number }: Mention): boolean {
  return form === 'number' && (number?.holder.near ?? 0) > 0;
}

function hasCopyright({ features, mention }: MentionRow): boolean {
  return mention.form !== 'bare' && features.has('c:copyright') && !features.has('c:websiteBy');
}

function logit(probability: number): number {
  return Math.log((probability + 0.005) / (1 - probability + 0.005));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
