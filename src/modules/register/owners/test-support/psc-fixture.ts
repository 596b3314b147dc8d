/** Lines of a snapshot of persons with significant control, all of them fictional. */
export interface OwnerLine {
  name?: string;
  number?: string;
  country?: string;
  place?: string;
  natures?: string[];
  notifiedOn?: string;
  ceasedOn?: string;
  id?: string;
  kind?: string;
}

export function ownerLine(companyNumber: string, owner: OwnerLine = {}): string {
  const kind = owner.kind ?? 'corporate-entity-person-with-significant-control';
  const id = owner.id ?? `${companyNumber}-${owner.number ?? owner.name ?? 'owner'}`;
  return JSON.stringify({
    company_number: companyNumber,
    data: {
      address: { address_line_1: '1 Invented Row', locality: 'Nowhere' },
      ...(owner.ceasedOn === undefined ? {} : { ceased_on: owner.ceasedOn }),
      etag: 'e0',
      identification: {
        country_registered: owner.country ?? 'England',
        legal_authority: 'Companies Act 2006',
        legal_form: 'Limited company',
        place_registered: owner.place ?? 'Companies House',
        ...(owner.number === undefined ? {} : { registration_number: owner.number }),
      },
      kind,
      links: { self: `/company/${companyNumber}/persons-with-significant-control/corporate-entity/${id}` },
      ...('name' in owner && owner.name === '' ? {} : { name: owner.name ?? 'Quenby Holdings Ltd' }),
      natures_of_control: owner.natures ?? [
        'ownership-of-shares-75-to-100-percent',
        'voting-rights-75-to-100-percent',
      ],
      notified_on: owner.notifiedOn ?? '2018-03-04',
    },
  });
}

export function personLine(companyNumber: string): string {
  return JSON.stringify({
    company_number: companyNumber,
    data: {
      kind: 'individual-person-with-significant-control',
      links: { self: `/company/${companyNumber}/persons-with-significant-control/individual/p` },
      name: 'Ms Imaginary Person',
      natures_of_control: ['ownership-of-shares-75-to-100-percent'],
      notified_on: '2016-04-06',
    },
  });
}

export function statementLine(companyNumber: string): string {
  return JSON.stringify({
    company_number: companyNumber,
    data: { kind: 'persons-with-significant-control-statement', statement: 'no-individual-or-entity' },
  });
}

export function totalsLine({
  persons = 0,
  statements = 0,
  exemptions = 0,
  generatedAt = '2026-11-02T03:04:05Z',
}) {
  return JSON.stringify({
    data: {
      kind: 'totals#persons-of-significant-control-snapshot',
      persons_of_significant_control_count: persons,
      statements_count: statements,
      exemptions_count: exemptions,
      generated_at: generatedAt,
    },
  });
}

/** A whole snapshot of these lines, with the totals that belong to it. */
export function pscSnapshot(...lines: string[]): string {
  const statements = lines.filter((line) => line.includes('control-statement')).length;
  return `${[...lines, totalsLine({ persons: lines.length - statements, statements })].join('\n')}\n`;
}
