import { HOUR_MS } from '../../shared/clock.ts';
import type { Charge, Filing, Officer, Psc, SandboxCompany } from '../world/sandbox-company.ts';
import {
  appointmentPath,
  chargePath,
  companyPath,
  filingPath,
  pscPath,
  shownCharge,
  shownFiling,
  shownInsolvency,
  shownPsc,
  streamedOfficer,
  streamedProfile,
} from './resources.ts';

/** The streams; the names are their paths. */
export const STREAMS = [
  'charges',
  'companies',
  'filings',
  'insolvency-cases',
  'officers',
  'persons-with-significant-control',
] as const;

export type Stream = (typeof STREAMS)[number];

/** An event without a timepoint. */
export interface NewEvent {
  stream: Stream;
  resource_kind: string;
  resource_uri: string;
  resource_id: string;
  data: object;
  type: 'changed' | 'deleted';
  fields_changed?: string[];
}

export interface StreamEvent extends NewEvent {
  timepoint: number;
  publishedAt: Date;
}

export function profileEvent(company: SandboxCompany, fieldsChanged: string[]): NewEvent {
  const path = companyPath(company.profile);
  return {
    stream: 'companies',
    resource_kind: 'company-profile',
    resource_uri: path,
    resource_id: company.profile.company_number,
    data: streamedProfile(company),
    type: 'changed',
    ...(fieldsChanged.length === 0 ? {} : { fields_changed: fieldsChanged }),
  };
}

export function filingEvent({ profile }: SandboxCompany, filing: Filing): NewEvent {
  return {
    stream: 'filings',
    resource_kind: 'filing-history',
    resource_uri: filingPath(profile, filing),
    resource_id: filing.transaction_id,
    data: shownFiling(profile, filing),
    type: 'changed',
  };
}

export function officerEvent({ profile }: SandboxCompany, officer: Officer): NewEvent {
  return {
    stream: 'officers',
    resource_kind: 'company-officers',
    resource_uri: appointmentPath(profile, officer),
    resource_id: officer.id,
    data: streamedOfficer(profile, officer),
    type: 'changed',
  };
}

export function pscEvent({ profile }: SandboxCompany, psc: Psc): NewEvent {
  return {
    stream: 'persons-with-significant-control',
    resource_kind: psc.kind.startsWith('corporate') ? 'company-psc-corporate' : 'company-psc-individual',
    resource_uri: pscPath(profile, psc),
    resource_id: psc.id,
    data: shownPsc(profile, psc),
    type: 'changed',
  };
}

export function chargeEvent({ profile }: SandboxCompany, charge: Charge): NewEvent {
  return {
    stream: 'charges',
    resource_kind: 'company-charges',
    resource_uri: chargePath(profile, charge),
    resource_id: charge.id,
    data: shownCharge(profile, charge),
    type: 'changed',
  };
}

export function insolvencyEvent({ profile, insolvency_cases }: SandboxCompany): NewEvent {
  return {
    stream: 'insolvency-cases',
    resource_kind: 'company-insolvency',
    resource_uri: `${companyPath(profile)}/insolvency`,
    resource_id: profile.company_number,
    data: shownInsolvency(insolvency_cases),
    type: 'changed',
  };
}

/** One line of a stream. */
export function eventLine({
  stream: _stream,
  timepoint,
  publishedAt,
  type,
  fields_changed,
  ...resource
}: StreamEvent): string {
  const event = {
    ...(fields_changed === undefined ? {} : { fields_changed }),
    timepoint,
    published_at: writtenTime(publishedAt, timepoint),
    type,
  };
  return `${JSON.stringify({ ...resource, event })}\n`;
}

/** The real streams use three formats: without a zone, with an offset, and UTC. */
function writtenTime(at: Date, timepoint: number): string {
  if (timepoint % 3 === 0) return at.toISOString().slice(0, 19);
  if (timepoint % 3 === 1) {
    return `${new Date(at.getTime() + HOUR_MS).toISOString().slice(0, 23)}000+01:00`;
  }
  return `${at.toISOString().slice(0, 23)}000Z`;
}
