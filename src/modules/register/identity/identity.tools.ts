import { defineTool, type Tool } from '../../../platform/mcp.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { LiveSource } from '../live/live-source.ts';
import { findCompany } from '../profile/find-company.ts';
import { IdentityVerificationIn, IdentityVerificationOut } from './identity.schemas.ts';
import {
  type IdentityVerification,
  type PersonInRole,
  presentIdentityVerification,
} from './identity-verification.ts';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const NAMED_IN_TEXT = 5;

export function identityTools({ live, clock }: { live: LiveSource; clock: Clock }): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'check_identity_verification',
      title: 'Who has verified their identity',
      description:
        'Which directors and persons with significant control of a UK company have verified their identity with Companies House, who is due (still in time, no failure) and who is overdue, with dates and days. Costs nothing.',
      input: IdentityVerificationIn,
      output: IdentityVerificationOut,
      hints: READS,
      async run({ company_number: number }) {
        const data = presentIdentityVerification(await findCompany(live, number), clock.now());
        return { data, text: describe(data) };
      },
    }),
  ];
}

function describe({ company_name: name, directors, psc, people }: IdentityVerification): string {
  if (!directors && !psc) return `The people of ${name} are not known: this needs the live register.`;
  const count = (status: PersonInRole['status']) => people.filter((one) => one.status === status).length;
  const open = people.filter(({ status }) => status === 'overdue' || status === 'due');
  const lines = open
    .slice(0, NAMED_IN_TEXT)
    .map(
      ({ name: who, role, status, due_on: due }) => `${who} (${role}) is ${status}${due ? `, ${due}` : ''}.`,
    );
  const totals = `${name}: ${count('verified')} verified, ${count('due')} due, ${count('overdue')} overdue, ${count('unknown')} unknown.`;
  const rest = open.length > lines.length ? [`… and ${open.length - lines.length} more.`] : [];
  return [totals, ...lines, ...rest].join('\n');
}
