import { callByHand } from '../../api/client.ts';
import type { IdentityReport } from '../../api/shapes.ts';

export function sendNumbers(csv: string): Promise<IdentityReport> {
  return callByHand('/v1/identity-verification/report', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', accept: 'application/json' },
    body: csv,
  });
}
