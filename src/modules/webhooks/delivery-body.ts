import { presentSignal, type StoredSignal } from '../signals/index.ts';

/** What a receiver gets. The same signal always makes the same bytes, so that every attempt is signed alike. */
export function deliveryBody(stored: StoredSignal): string {
  const signal = presentSignal(stored);
  return JSON.stringify({
    id: signal.id,
    type: signal.signal_type,
    created_at: signal.detected_at,
    data: signal,
  });
}

/** A signal about nobody, to try a receiver with. */
export function testBody(id: string, signalType: string, at: Date): string {
  return deliveryBody({
    id,
    signal_type: (signalType === 'all' ? 'company_name_changed' : signalType) as StoredSignal['signal_type'],
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
