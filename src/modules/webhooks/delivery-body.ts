import { presentSignal, type SignalFilter, type StoredSignal } from '../signals/index.ts';

/** The body of a delivery is derived from its signal, or stored for a test. */
export interface BodySource {
  signal: (Omit<StoredSignal, 'detected_at'> & { detected_at: string }) | null;
  test_body: string | null;
}

export function bodyOf({ signal, test_body }: BodySource): string {
  if (signal) return deliveryBody({ ...signal, detected_at: new Date(signal.detected_at) });
  return test_body ?? '';
}

/** The same signal always gives the same bytes, so that every attempt has the same body. */
function deliveryBody(stored: StoredSignal): string {
  const signal = presentSignal(stored);
  return JSON.stringify({
    id: signal.id,
    type: signal.signal_type,
    created_at: signal.detected_at,
    data: signal,
  });
}

/** A signal about a fictional company, to test a receiver. */
export function testBody(id: string, signalType: SignalFilter, at: Date): string {
  const type = signalType === 'all' ? 'company_name_changed' : signalType;
  return deliveryBody({
    id,
    signal_type: type,
    severity: 'info',
    company_number: '00000000',
    company_name: 'TEST DELIVERY LIMITED',
    summary: 'This is a test delivery. No company has changed.',
    occurred_on: at.toISOString().slice(0, 10),
    detected_at: at,
    previous: null,
    current: null,
    source: 'poll',
  });
}
