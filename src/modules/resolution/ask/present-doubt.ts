/**
 * The parts of an answer about companies that may run the website: candidates, their reasons, what would
 * settle a review, and the explanation. They were stored when the site was read, and are shown with the
 * records of the day.
 */
import { isSameName } from '../../../shared/companies/company-name.ts';
import { isClosedStatus } from '../../../shared/companies/company-status.ts';
import { explanationNow } from '../decide/explain.ts';
import { reasonsNow, settlesNow } from '../decide/review-candidate.ts';
import { isInactiveStatus } from '../match/register-lookup.ts';
import type { NamedRecord } from '../resolution.store.ts';
import { fillNameSlots, isRenamed, numbersInSlots } from '../verdict/name-slots.ts';
import type { RecordChange } from '../verdict/stored-sentences.ts';
import type { ReviewCandidate, Verdict } from '../verdict/verdict.ts';
import { nameIn, type RegisterView } from './register-view.ts';

type Doubt = Pick<Verdict, 'explanation' | 'review_candidates' | 'evidence'>;
type Named = Pick<RegisterView, 'named'>;
type PresentedDoubt = Pick<Verdict, 'explanation' | 'review_candidates'>;

/** A candidate as it was stored, and its record now. */
interface Compared {
  then: ReviewCandidate;
  now: Omit<NamedRecord, 'as_of' | 'version'>;
}

/**
 * The candidates and texts with the current records and names. What a stored text says of a record that has
 * changed since is judged again.
 */
export function presentDoubt(verdict: Doubt, view: Named): PresentedDoubt {
  const compared = verdict.review_candidates.map(
    (then): Compared => ({ then, now: recordOf(then, view.named.get(then.company_number)) }),
  );
  const [subject] = numbersInSlots(verdict.explanation);
  const spokenOf = compared.find(({ then }) => then.company_number === subject);
  const changesOf = (one: Compared) => changesSince(one, compared, verdict);
  const fill = (text: string) => fillNameSlots(text, nameIn(view));
  return {
    explanation: fill(explanationNow(verdict.explanation, spokenOf ? changesOf(spokenOf) : new Set())),
    review_candidates: compared.map((one) => {
      const { then, now } = one;
      const changed = changesOf(one);
      return {
        ...then,
        ...now,
        reasons: reasonsNow(then.reasons, changed).map(fill),
        would_settle: fill(settlesNow(then, changed, now)),
      };
    }),
  };
}

/** The stored record, of a company that has left the register. */
function recordOf(then: ReviewCandidate, record: NamedRecord | undefined): Compared['now'] {
  const { company_number, company_name, company_status, registered_postcode, incorporated_on } =
    record ?? then;
  return { company_number, company_name, company_status, registered_postcode, incorporated_on };
}

function changesSince(
  one: Compared,
  all: readonly Compared[],
  { evidence }: Pick<Doubt, 'evidence'>,
): ReadonlySet<RecordChange> {
  const { then, now } = one;
  const isNew = isRenamed(then.company_name, now.company_name);
  const isPrinted = evidence.some(
    ({ kind, supports, value }) =>
      kind === 'legal_name' && supports === now.company_number && !isRenamed(value, now.company_name),
  );
  const changes: Record<RecordChange, boolean> = {
    gone: isOnlyThen(one, isClosedStatus),
    inactive: isOnlyThen(one, isInactiveStatus),
    namesakes: hasLostNamesakes(one, all, isNew),
    name: isNew && !isPrinted,
    former_name: isNew && isPrinted,
    office: then.registered_postcode !== now.registered_postcode,
  };
  return new Set((Object.keys(changes) as RecordChange[]).filter((change) => changes[change]));
}

function isOnlyThen({ then, now }: Compared, is: (status: string) => boolean): boolean {
  return is(then.company_status) && !is(now.company_status);
}

/**
 * Namesakes have the same legal form, or any where nobody has the same. Those that are no candidates are not
 * known: without a candidate of its name, only its own name is compared.
 */
function hasLostNamesakes(one: Compared, all: readonly Compared[], isNew: boolean): boolean {
  for (const isSame of [isSameInFull, isSameName]) {
    const namesakes = all.filter(
      (other) => other !== one && isSame(other.then.company_name, one.then.company_name),
    );
    if (namesakes.length > 0)
      return !namesakes.some((other) => isSame(other.now.company_name, one.now.company_name));
  }
  return isNew;
}

const isSameInFull = (name: string, other: string) => !isRenamed(name, other);
