import type { SignificantPerson } from '../../register/index.ts';
import type { CompanyState, Director } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { isNews, matchItems } from './match-items.ts';
import { foldedWords, formatDay, fullName, roleInWords, sorted } from './text.ts';

/** Directors, and persons with significant control. */
export function diffPeople(previous: CompanyState, current: CompanyState): Change[] {
  return [...directorChanges(previous, current), ...controlChanges(previous, current)];
}

function directorChanges(previous: CompanyState, current: CompanyState): Change[] {
  const wasWhole = previous.directors.whole;
  const news = (day: string | null) => isNews(day, { wasWhole, since: current.since, before: previous.day });
  return matchItems(previous.directors, current.directors, directorKey).flatMap(({ was, is }) => {
    const drafts: Change[] = [];
    // A new entry of a known list is news, however late it was filed, unless the person left long ago.
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
