import { Type } from '@sinclair/typebox';
import { defineTool, type Tool } from '../../../platform/mcp.ts';
import type { LiveSource } from '../live/live-source.ts';
import { CompanyProfileIn } from '../profile/company.schemas.ts';
import { AppointmentsOut, FilingHistoryOut, PageIn } from './live-lists.routes.ts';
import { readFilingHistory, readOfficerAppointments } from './live-lists.ts';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const NAMED_IN_TEXT = 5;
const UNKNOWN = 'Companies House cannot be reached now, so this is not known.';

export function liveListTools(live: LiveSource): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'list_filings',
      title: 'What a company has filed',
      description:
        'The filing history of a UK company by its number, newest first, in words: accounts, confirmation statements, appointments, charges and so on. `complete` is false when Companies House could not be reached. Costs nothing.',
      input: Type.Object({ ...CompanyProfileIn.properties, ...PageIn.properties }),
      output: FilingHistoryOut,
      hints: READS,
      async run({ company_number: number, ...query }) {
        const data = await readFilingHistory(live, number, query);
        const newest = data.filings
          .slice(0, NAMED_IN_TEXT)
          .map(({ filed_on, description }) => `${filed_on}: ${description}`);
        const text = data.complete ? `${data.total} filings. ${newest.join('. ')}` : UNKNOWN;
        return { data, text };
      },
    }),
    defineTool({
      name: 'list_officer_appointments',
      title: 'The appointments of an officer',
      description:
        'All companies at which a person or company is or was an officer, by the `officer_id` that `get_company` shows with each officer. `complete` is false when Companies House could not be reached. Costs nothing.',
      input: Type.Object({ officer_id: Type.String(), ...PageIn.properties }),
      output: AppointmentsOut,
      hints: READS,
      async run({ officer_id: id, ...query }) {
        const data = await readOfficerAppointments(live, id, query);
        const named = data.appointments
          .slice(0, NAMED_IN_TEXT)
          .map(
            (one) => `${one.company_name ?? one.company_number} (${one.company_number}, ${one.officer_role})`,
          );
        const text = data.complete
          ? `${data.name}: ${data.total} appointments. ${named.join(', ')}`
          : UNKNOWN;
        return { data, text };
      },
    }),
  ];
}
