import type { Delivery, Destination } from '../../api/shapes.ts';

export function destinationState({
  status,
  consecutive_failures: failures,
}: Pick<Destination, 'status' | 'consecutive_failures'>): { label: string; color: string } {
  if (status === 'disabled') return { label: 'Disabled', color: 'red' };
  if (failures > 0) return { label: `Failing (${failures})`, color: 'orange' };
  return { label: 'Active', color: 'green' };
}

type Attempt = Pick<Delivery['log'][number], 'response_status' | 'error' | 'response_body'>;

/** What the receiver answered, or why there was no answer. */
export function describeAttempt({ response_status, error, response_body }: Attempt): string {
  return [response_status, error, response_body].filter(Boolean).join(' · ');
}

/** A body is JSON; indented it can be read. */
export function indentJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
