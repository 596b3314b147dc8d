import { addDays } from '../../../shared/clock.ts';
import { identityStateOf } from '../../register/index.ts';
import { type CompanyState, isClosedStatus, isInOffice, type Part, shownStatus } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { matchItems } from './match-items.ts';
import { directorKey, personKey } from './people.ts';
import { formatDay, fullName, roleInWords } from './text.ts';

type Details = Parameters<typeof identityStateOf>[0];

/** A person in a role, of whichever list. */
interface PersonInRole {
  id: string | null;
  key: string;
  name: string;
  role: string;
  isCurrent: boolean;
  identity_verification_details: Details;
}

/**
 * Identity verification: done, or overdue. That the register begins to send the details of a person is not a change; what they
 * say is one if it happened since the tracking began.
 */
export function diffIdentity(previous: CompanyState, current: CompanyState): Change[] {
  return [
    ...changesOf(directorsOf(previous), directorsOf(current), { previous, current }),
    ...changesOf(ownersOf(previous), ownersOf(current), { previous, current }),
  ];
}

function changesOf(
  before: Part<PersonInRole>,
  after: Part<PersonInRole>,
  { previous, current }: { previous: CompanyState; current: CompanyState },
): Change[] {
  const isClosed = isClosedStatus(shownStatus(current));
  return matchItems(before, after, ({ key }) => key).flatMap(({ was, is }) => {
    if (!is.isCurrent) return [];
    const old = identityStateOf(was?.identity_verification_details ?? null, previous.day);
    const now = identityStateOf(is.identity_verification_details, current.day);
    const isNews = (day: string) => isKnown(was) || day >= current.since;
    if (now.status === 'verified' && old.status !== 'verified' && now.verified_since !== null) {
      // Somebody who is new to a known list came with the statement: the appointment is the news.
      const isNewcomer = was === undefined && before.whole;
      return isNews(now.verified_since) && !isNewcomer
        ? [verified(is, { from: old, to: now, since: now.verified_since }, current)]
        : [];
    }
    if (now.status === 'overdue' && old.status !== 'overdue' && now.due_on !== null && !isClosed) {
      return isNews(addDays(now.due_on, 1)) ? [overdue(is, now.due_on, current)] : [];
    }
    return [];
  });
}

function isKnown(person: PersonInRole | undefined): boolean {
  return person !== undefined && person.identity_verification_details !== null;
}

type IdentityState = ReturnType<typeof identityStateOf>;

function verified(
  person: PersonInRole,
  { from, to, since }: { from: IdentityState; to: IdentityState; since: string },
  { company_name }: CompanyState,
): Change {
  const agent = person.identity_verification_details?.authorised_corporate_service_provider_name ?? null;
  return {
    signal_type: 'identity_verified',
    summary: `${person.name}, ${inWords(person)} of ${company_name}, has verified their identity${
      agent === null ? '' : ` with ${agent}`
    }.`,
    occurred_on: since,
    previous: { ...shown(person), status: from.status, due_on: from.due_on },
    current: { ...shown(person), status: 'verified', verified_on: to.verified_on, agent },
    identity: `${person.id ?? person.key}|${since}`,
  };
}

/** Once a person and role, even if the due date moves and passes again. */
function overdue(person: PersonInRole, due: string, { company_name }: CompanyState): Change {
  return {
    signal_type: 'identity_verification_overdue',
    summary: `${person.name}, ${inWords(person)} of ${company_name}, had to verify their identity by ${formatDay(due)}.`,
    occurred_on: addDays(due, 1),
    previous: { ...shown(person), status: 'due', due_on: due },
    current: { ...shown(person), status: 'overdue', due_on: due },
    identity: person.id ?? person.key,
  };
}

function shown({ name, role }: PersonInRole) {
  return { name, role };
}

function inWords({ role }: PersonInRole): string {
  return role === 'psc' ? 'a person with significant control' : roleInWords(role);
}

function directorsOf({ directors, day }: CompanyState): Part<PersonInRole> {
  return {
    whole: directors.whole,
    items: directors.items.map((director) => ({
      id: director.id,
      key: directorKey(director),
      name: fullName(director.name),
      role: director.officer_role,
      isCurrent: isInOffice(director, day),
      identity_verification_details: director.identity_verification_details,
    })),
  };
}

function ownersOf({ significant_persons: persons }: CompanyState): Part<PersonInRole> {
  return {
    whole: persons.whole,
    items: persons.items.map((person) => ({
      id: person.id,
      key: personKey(person),
      name: person.name === null ? 'A protected person' : fullName(person.name),
      role: 'psc',
      isCurrent: !person.ceased,
      identity_verification_details: person.identity_verification_details,
    })),
  };
}
