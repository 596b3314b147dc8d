import { shownStatus } from '../../../shared/companies/company-status.ts';
import { isInsolvent } from '../../../shared/companies/company-types.ts';
import { formatDay } from '../../../shared/format-day.ts';
import type { Charge, InsolvencyCase } from '../../register/index.ts';
import type { CompanyState } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { isNews, matchItems } from './match-items.ts';
import { canonical, foldedWords, joinList, slugToWords } from './text.ts';

/** Charges and insolvency proceedings. */
export function diffDebts(previous: CompanyState, current: CompanyState): Change[] {
  return [...chargeChanges(previous, current), ...insolvencyChanges(previous, current)];
}

function chargeChanges(previous: CompanyState, current: CompanyState): Change[] {
  const wasWhole = previous.charges.whole;
  const news = (day: string | null) => isNews(day, { wasWhole, since: current.since, before: previous.day });
  return matchItems(previous.charges, current.charges, chargeKey).flatMap(({ was, is }) => {
    const registeredOn = is.delivered_on ?? is.created_on;
    const drafts: Change[] = [];
    const isNew = was === undefined && (wasWhole && !isSatisfied(is) ? true : news(registeredOn));
    if (isNew) drafts.push(registered(is, registeredOn, current));
    const isSatisfaction = isSatisfied(is) && (was ? !isSatisfied(was) : news(is.satisfied_on));
    if (isSatisfaction) drafts.push(satisfied(is, was, current));
    return drafts;
  });
}

function isSatisfied({ status }: Charge): boolean {
  return status === 'satisfied' || status === 'fully-satisfied';
}

function chargeKey({ id, charge_code, charge_number, created_on }: Charge): string {
  return charge_code ?? (charge_number === null ? (id ?? created_on ?? '') : String(charge_number));
}

function registered(charge: Charge, on: string | null, { company_name, day }: CompanyState): Change {
  const holders = charge.persons_entitled;
  return {
    signal_type: 'charge_registered',
    summary: `A charge${holders.length > 0 ? ` in favour of ${joinList(holders)}` : ''} was registered against ${company_name}.`,
    occurred_on: on ?? day,
    previous: null,
    current: shownCharge(charge),
    identity: charge.id ?? chargeKey(charge),
  };
}

function satisfied(charge: Charge, was: Charge | undefined, { company_name, day }: CompanyState): Change {
  const holders = charge.persons_entitled;
  return {
    signal_type: 'charge_satisfied',
    summary: `A charge${holders.length > 0 ? ` in favour of ${joinList(holders)}` : ''} against ${company_name} was satisfied${
      charge.satisfied_on ? ` on ${formatDay(charge.satisfied_on)}` : ''
    }.`,
    occurred_on: charge.satisfied_on ?? day,
    previous: was ? shownCharge(was) : null,
    current: shownCharge(charge),
    identity: charge.id ?? chargeKey(charge),
  };
}

function shownCharge(charge: Charge) {
  const { charge_code, charge_number, status, created_on, delivered_on, satisfied_on } = charge;
  const persons_entitled = [...charge.persons_entitled].sort();
  return { charge_code, charge_number, status, created_on, delivered_on, satisfied_on, persons_entitled };
}

function insolvencyChanges(previous: CompanyState, current: CompanyState): Change[] {
  const [from, to] = [previous.insolvency_cases, current.insolvency_cases];
  // Without the cases, only the status shows that proceedings began.
  if (!to.whole) return byStatus(previous, current);
  const known = new Map(from.items.map((entry) => [caseKey(entry), inOrder(entry)]));
  return to.items.map(inOrder).flatMap((entry) => {
    const was = known.get(caseKey(entry));
    if (was) return addsDetails(entry, was) ? [updated(was, entry, current)] : [];
    const startedOn = firstDay(entry);
    // The status already caused a signal, before the cases were known.
    if (!from.whole && isInsolvent(shownStatus(previous))) return [];
    const news = isNews(startedOn, { wasWhole: false, since: current.since, before: previous.day });
    return from.whole || news ? [started(entry, startedOn, current)] : [];
  });
}

function byStatus(previous: CompanyState, current: CompanyState): Change[] {
  const [from, to] = [shownStatus(previous), shownStatus(current)];
  if (isInsolvent(from) || !isInsolvent(to)) return [];
  return [
    {
      signal_type: 'insolvency_started',
      summary: `Insolvency proceedings against ${current.company_name} began: its status is ${slugToWords(to)}.`,
      occurred_on: current.day,
      previous: null,
      current: { company_status: to },
      identity: `status|${current.day}|${to}`,
    },
  ];
}

function caseKey({ number, type, dates }: InsolvencyCase): string {
  return number === null ? `${type}|${dates.map(({ date }) => date).sort()[0] ?? ''}` : `${number}|${type}`;
}

/** Equal for two versions of a case with the same content. */
function contentOf(entry: InsolvencyCase): string {
  const { days, people } = partsOf(entry);
  return canonical({ days: days.sort(), people: people.sort() });
}

function partsOf({ dates, practitioners }: InsolvencyCase): { days: string[]; people: string[] } {
  return {
    days: dates.map(({ type, date }) => `${type} ${date}`),
    people: practitioners.map((person) =>
      [foldedWords(person.name), person.appointed_on, person.ceased_to_act_on].join(' '),
    ),
  };
}

/** Whether the case has new dates or people. An outdated source only lacks some of them. */
function addsDetails(is: InsolvencyCase, was: InsolvencyCase): boolean {
  const [after, before] = [partsOf(is), partsOf(was)];
  return (
    after.days.some((day) => !before.days.includes(day)) ||
    after.people.some((person) => !before.people.includes(person))
  );
}

function firstDay({ dates, practitioners }: InsolvencyCase): string | null {
  const days = [...dates.map(({ date }) => date), ...practitioners.map((person) => person.appointed_on)];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

function started(entry: InsolvencyCase, on: string | null, { company_name, day }: CompanyState): Change {
  return {
    signal_type: 'insolvency_started',
    summary: `Insolvency proceedings against ${company_name} began: ${slugToWords(entry.type)}${on ? `, ${formatDay(on)}` : ''}.`,
    occurred_on: on ?? day,
    previous: null,
    current: { ...entry },
    identity: caseKey(entry),
  };
}

function updated(was: InsolvencyCase, is: InsolvencyCase, { company_name, day }: CompanyState): Change {
  return {
    signal_type: 'insolvency_updated',
    summary: `Insolvency proceedings against ${company_name} changed (${slugToWords(is.type)}): ${joinList(listChanges(was, is))}.`,
    occurred_on: newestDay(was, is, day),
    previous: { ...was },
    current: { ...is },
    identity: `${caseKey(is)}|${contentOf(is)}`,
  };
}

function listChanges(was: InsolvencyCase, is: InsolvencyCase): string[] {
  const known = new Set(was.dates.map(({ type, date }) => `${type} ${date}`));
  const newDates = is.dates.filter(({ type, date }) => !known.has(`${type} ${date}`));
  const people = new Map(was.practitioners.map((person) => [foldedWords(person.name), person]));
  const newPeople = is.practitioners.filter(({ name }) => !people.has(foldedWords(name)));
  const gone = is.practitioners.filter(
    (person) =>
      person.ceased_to_act_on !== null &&
      people.get(foldedWords(person.name))?.ceased_to_act_on !== person.ceased_to_act_on,
  );
  const moved = [
    ...newDates.map(({ type, date }) => `${slugToWords(type)} ${formatDay(date)}`),
    ...newPeople.map(({ name }) => `${name} appointed`),
    ...gone.map(({ name }) => `${name} ceased to act`),
  ];
  return moved.length > 0 ? moved : ['its record was corrected'];
}

/** The latest date of the case that its previous version did not have. */
function newestDay(was: InsolvencyCase, is: InsolvencyCase, day: string): string {
  const daysOf = ({ dates, practitioners }: InsolvencyCase) => [
    ...dates.map(({ date }) => date),
    ...practitioners.flatMap((person) => [person.appointed_on, person.ceased_to_act_on]),
  ];
  const known = new Set(daysOf(was));
  const fresh = daysOf(is).filter((date) => date !== null && !known.has(date));
  return fresh.sort().at(-1) ?? day;
}

/** The order of dates and practitioners has no meaning. */
function inOrder({ number, type, dates, practitioners }: InsolvencyCase): InsolvencyCase {
  return {
    number,
    type,
    dates: [...dates].sort((a, b) => (`${a.date} ${a.type}` < `${b.date} ${b.type}` ? -1 : 1)),
    practitioners: [...practitioners].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
