import type { Resource } from '../../platform/mcp.ts';
import { Problem } from '../../shared/problem.ts';
import type { Receipts } from './index.ts';

export function receiptResource(receipts: Receipts): Resource<{ id: string }> {
  return {
    name: 'receipt',
    title: 'Signed receipt of a result',
    description:
      'The signed receipt of the result that your account last received for a domain, up to 30 days ago: a compact JWS with each quote and the hash of its page. Call resolve_domain first.',
    scheme: 'receipt',
    variable: 'domain',
    async read(domain, account) {
      try {
        return await receipts.issue(account.id, domain);
      } catch (error) {
        if (error instanceof Problem && error.status < 500) return undefined;
        throw error;
      }
    },
  };
}
