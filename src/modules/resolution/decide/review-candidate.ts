import { isClosedStatus } from '../../../shared/companies/company-status.ts';
import { REASONS } from '../features/all-features.ts';
import { isByNumber } from '../score/evidence-class.ts';
import type { ScoredSite } from '../score/score-site.ts';
import { nameSlot } from '../verdict/name-slots.ts';
import { type RecordChange, type Sentence, textNow, withTextsNow } from '../verdict/stored-sentences.ts';
import type { ReviewCandidate } from '../verdict/verdict.ts';
import type { Outcome, ReviewOption } from './choose-outcome.ts';
import { roundConfidence } from './confidence.ts';
import { OBJECTIONS } from './objections/index.ts';

const REASONS_MAX = 6;
const ONLY_ITS_NAME: Sentence = {
  text: 'It has the name of the site; the pages say nothing else of it.',
  whenChanged: { name: 'It had the name of the site; the pages say nothing else of it.' },
};
const REGISTERED_WEBSITE = 'Another public register gives this website for it.';
const REGISTERED_NAME = 'The printed name is one under which another public register lists it.';

const GONE: Sentence = {
  text: 'is dissolved or has left the register',
  whenChanged: { gone: 'was dissolved or had left the register when the site was read' },
};
const orAddressAt = (postcode: string | null) => (postcode ? `, or an address at ${postcode}` : '');
const namesakesOf = (name: string) => `: several companies are called ${name}`;

type Review = Outcome & { status: 'needs_review' };

export function reviewCandidate(
  candidate: ReviewOption,
  outcome: Review,
  scored: ScoredSite,
): ReviewCandidate {
  const { entity, option } = candidate;
  const { company } = entity;
  return {
    company_number: entity.id,
    company_name: entity.name,
    company_status: company?.company_status ?? '',
    registered_postcode: company?.registered_postcode ?? null,
    incorporated_on: company?.incorporated_on ?? null,
    match_confidence: roundConfidence(option?.probability ?? 0),
    reasons: reasonsFor(candidate, outcome),
    would_settle: whatWouldSettle(candidate, outcome, scored),
  };
}

const REASONS_ON_RECORD: ReadonlyMap<string, Sentence> = new Map(
  [ONLY_ITS_NAME, ...REASONS].map((reason) => [reason.text, reason]),
);

/** Stored reasons after these changes of the company's record. */
export function reasonsNow(reasons: readonly string[], changed: ReadonlySet<RecordChange>): string[] {
  const now = reasons.flatMap((text) => {
    const reason = REASONS_ON_RECORD.get(text);
    return reason ? (textNow(reason, changed) ?? []) : withTextsNow(text, OBJECTIONS, changed);
  });
  return [...new Set(now)];
}

type Recorded = Pick<ReviewCandidate, 'company_number' | 'company_name' | 'registered_postcode'>;

/** What would settle it, after these changes of the record that the candidate was stored with. */
export function settlesNow(
  candidate: Recorded & Pick<ReviewCandidate, 'would_settle'>,
  changed: ReadonlySet<RecordChange>,
  { registered_postcode: postcode }: Pick<Recorded, 'registered_postcode'>,
): string {
  const { company_number: number, company_name: name, registered_postcode: then } = candidate;
  const parts: Sentence[] = [
    GONE,
    { text: namesakesOf(nameSlot(number, name)), whenChanged: { namesakes: '' } },
    ...(then ? [{ text: orAddressAt(then), whenChanged: { office: orAddressAt(postcode) } }] : []),
  ];
  return withTextsNow(candidate.would_settle, parts, changed);
}

function reasonsFor({ option }: ReviewOption, { best, objections }: Review): string[] {
  if (!option) return [ONLY_ITS_NAME.text];
  const against = option === best ? objections.map(({ text }) => `Against it: ${text}.`) : [];
  const { company, mentions } = option.entity ?? { company: null, mentions: [] };
  const elsewhere = [
    ...(company?.registered_website ? [REGISTERED_WEBSITE] : []),
    ...(mentions.some(({ kind }) => kind === 'trading') ? [REGISTERED_NAME] : []),
  ];
  const said = REASONS.filter(({ id, above }) => (option.features.get(id) ?? 0) > above);
  return [...against, ...elsewhere, ...said.map(({ text }) => text)].slice(0, REASONS_MAX);
}

function whatWouldSettle({ entity, option }: ReviewOption, outcome: Review, scored: ScoredSite): string {
  const { company, id: number } = entity;
  const name = nameSlot(number, entity.name);
  const ids = option === outcome.best ? outcome.objections.map(({ id }) => id) : [];
  const site = scored.finalDomain;
  if (company && isClosedStatus(company.company_status))
    return `Who runs the site now: ${name} ${GONE.text}. A current company number on the site would tell.`;
  if (ids.includes('contradicted'))
    return `Which is right, the name ${name} or the number that is printed beside it.`;
  if (ids.includes('guest_page')) return `Whose page on ${site} the domain ${scored.domain} leads to.`;
  if (ids.some((id) => ['borrowed_policy', 'named_by_many_sites'].includes(id)))
    return `Whether the page that names ${name} was written for ${site}: its name on the home page would tell.`;
  if (option?.features.has('sameNamed')) {
    const place = orAddressAt(company?.registered_postcode ?? null);
    return `The company number ${number} on the site${place}${namesakesOf(name)}.`;
  }
  const hasNumber = option !== null && isByNumber(option);
  if (hasNumber && outcome.candidates.length > 1)
    return `A sentence on ${site} that says which of the companies it names runs the site.`;
  if (hasNumber) return `A sentence on ${site} that names ${name} as its operator.`;
  return `The company number ${number} on the site, as UK law asks of companies.`;
}
