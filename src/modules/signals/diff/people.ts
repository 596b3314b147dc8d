import { addDays } from '../../../shared/clock.ts';
import { isClosed } from '../../../shared/companies/company-status.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { identityStateOf, type SignificantPerson } from '../../register/index.ts';
import { type CompanyState, type Director, isInOffice, type Part } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { isNews, matchItems } from './match-items.ts';
import { foldedWords, fullName, roleInWords, sorted } from './text.ts';

/** Directors, and persons with significant control. */
export function diffPeople(previous: CompanyState, current: CompanyState): Change[] {
  return [...directorChanges(previous, current), ...controlChanges(previous, current)];
}

function directorChanges(previous: CompanyState, current: CompanyState): Change[] {
  const wasWhole = previous.directors.whole;
  const news = (day: string | null) => isNews(day, { wasWhole, since: current.since, before: previous.day });
  return matchItems(previous.directors, current.directors, directorKey).flatMap(({ was, is }) => {
    const drafts: Change[] = [];
    // A new entry of a known list is news, even if it was filed late, unless the person left long ago.
    const isAppointment =
      was === undefined && (wasWhole && is.resigned_on === null ? true : news(is.appointed_on));
    if (isAppointment) drafts.push(appointed(is, current));
    const isResignation =
      is.resigned_on !== null &&
      is.resigned_on !== was?.resigned_on &&
      (was?.resigned_on === null || (was === undefined && news(is.resigned_on)));
    if (isResignation) drafts.push(resigned(is, is.resigned_on ?? current.day, current));
    return drafts;
  });
}

export function directorKey({ name, appointed_on }: Director): string {
  return `${foldedWords(name)}|${appointed_on ?? ''}`;
}

function appointed(director: Director, { company_name, day }: CompanyState): Change {
  const on = director.appointed_on;
  return {
    signal_type: 'director_appointed',
    summary: `${fullName(director.name)} was appointed ${roleInWords(director.officer_role)} of ${company_name}${
      on ? ` on ${formatDay(on)}` : ''
    }.`,
    occurred_on: on ?? day,
    previous: null,
    current: shownDirector(director),
    identity: `${director.id ?? directorKey(director)}|${on ?? ''}`,
  };
}

function resigned(director: Director, on: string, { company_name }: CompanyState): Change {
  return {
    signal_type: 'director_resigned',
    summary: `${fullName(director.name)} resigned as ${roleInWords(director.officer_role)} of ${company_name} on ${formatDay(on)}.`,
    occurred_on: on,
    previous: { ...shownDirector(director), resigned_on: null },
    current: shownDirector(director),
    identity: `${director.id ?? directorKey(director)}|${on}`,
  };
}

function shownDirector({ name, officer_role, appointed_on, resigned_on }: Director) {
  return { name, officer_role, appointed_on, resigned_on };
}

function controlChanges(previous: CompanyState, current: CompanyState): Change[] {
  const wasWhole = previous.significant_persons.whole;
  const news = (day: string | null) => isNews(day, { wasWhole, since: current.since, before: previous.day });
  const pairs = matchItems(previous.significant_persons, current.significant_persons, personKey);
  return pairs.flatMap(({ was, is }) => {
    if (was === undefined) {
      const isNew = wasWhole && !is.ceased ? true : news(is.notified_on);
      const drafts = isNew ? [control(is, undefined, current, 'began')] : [];
      return is.ceased && news(is.ceased_on) ? [...drafts, control(is, is, current, 'ended')] : drafts;
    }
    if (is.ceased && !was.ceased) return [control(is, was, current, 'ended')];
    const isOther = naturesOf(was) !== naturesOf(is);
    return isOther && !is.ceased ? [control(is, was, current, 'changed')] : [];
  });
}

export function personKey({ name, kind, notified_on }: SignificantPerson): string {
  return `${foldedWords(name ?? kind)}|${notified_on ?? ''}`;
}

function naturesOf({ natures_of_control: natures }: SignificantPerson): string {
  return sorted(natures).join();
}

function control(
  is: SignificantPerson,
  was: SignificantPerson | undefined,
  { company_name, day }: CompanyState,
  what: 'began' | 'ended' | 'changed',
): Change {
  const who = is.name === null ? 'A protected person' : fullName(is.name);
  const sentence = {
    began: `${who} became a person with significant control of ${company_name}`,
    ended: `${who} ceased to be a person with significant control of ${company_name}`,
    changed: `The control that ${who} has over ${company_name} changed`,
  }[what];
  const on = what === 'began' ? is.notified_on : what === 'ended' ? is.ceased_on : null;
  const key = is.id ?? personKey(is);
  return {
    signal_type: 'psc_changed',
    summary: `${sentence}${on ? ` on ${formatDay(on)}` : ''}.`,
    occurred_on: on ?? day,
    previous: was ? { ...shownPerson(was), ...(was === is ? { ceased_on: null, ceased: false } : {}) } : null,
    current: shownPerson(is),
    identity:
      what === 'changed' && was
        ? `${key}|changed|${day}|${naturesOf(was)}|${naturesOf(is)}`
        : `${key}|${what}|${on ?? ''}`,
  };
}

function shownPerson({ name, kind, natures_of_control, notified_on, ceased_on, ceased }: SignificantPerson) {
  return { name, kind, natures_of_control: sorted(natures_of_control), notified_on, ceased_on, ceased };
}

type Details = Parameters<typeof identityStateOf>[0];

/** A person in a role, from either list. */
interface PersonInRole {
  id: string | null;
  key: string;
  name: string;
  role: string;
  isCurrent: boolean;
  identity_verification_details: Details;
}

/**
 * Identity verification: done, or overdue. That the register sends the details for the first time is not a
 * change; an event in them is one, if it happened since the tracking began.
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
  return matchItems(before, after, ({ key }) => key).flatMap(({ was, is }) => {
    if (!is.isCurrent) return [];
    const old = identityStateOf(was?.identity_verification_details ?? null, previous.day);
    const now = identityStateOf(is.identity_verification_details, current.day);
    const isRecent = (day: string) => isKnown(was) || day >= current.since;
    if (now.status === 'verified' && old.status !== 'verified' && now.verified_since !== null) {
      // A person who is new in a known list was appointed with the statement: the appointment is the news.
      const isNewcomer = was === undefined && before.whole;
      return isRecent(now.verified_since) && !isNewcomer
        ? [verified(is, { from: old, to: now, since: now.verified_since }, current)]
        : [];
    }
    if (now.status === 'overdue' && old.status !== 'overdue' && now.due_on !== null && !isClosed(current)) {
      return isRecent(addDays(now.due_on, 1)) ? [overdue(is, now.due_on, current)] : [];
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

/** Once per person and role, even if the due date moves and passes again. */
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
