import { describe, expect, it } from 'vitest';
import {
  CHOSEN_TIME,
  companyOf,
  deliveryState,
  describeAttempt,
  describeShare,
  describeTypes,
  destinationState,
  indentJson,
  listHeaders,
  REPLAY_SPANS,
  replaySince,
  signatureVerdict,
} from './delivery-text.ts';

describe('a destination', () => {
  it.each([
    ['active', null, 0, 'Active', /as they happen/],
    ['active', null, 1, 'Failing (1)', /^The last attempt failed/],
    ['active', null, 3, 'Failing (3)', /^The last 3 attempts failed/],
    ['disabled', 'paused', 9, 'Paused', /until you resume/],
    ['disabled', 'gone', 1, 'Disabled', /410/],
    ['disabled', 'failing', 9, 'Disabled', /five days/],
  ] as const)('is shown by its state: %s (%s) after %i failures is "%s"', (...given) => {
    const [status, disabled_reason, consecutive_failures, label, explanation] = given;
    const state = destinationState({ status, disabled_reason, consecutive_failures });
    expect(state.label).toBe(label);
    expect(state.explanation).toMatch(explanation);
  });

  it.each([
    [['all'], 'All types'],
    [['psc_changed'], 'PSC changed'],
    [['psc_changed', 'accounts_filed'], 'PSC changed, Accounts filed'],
    [['a', 'b', 'c'], '3 types'],
  ])('shows its types: %j is "%s"', (signal_types, text) => {
    expect(describeTypes({ signal_type: signal_types[0] ?? '', signal_types })).toBe(text);
  });

  it.each([
    [0, null, 'No attempts'],
    [1, 1, '100% of 1 attempt'],
    [1_000, 0.9999, '99% of 1,000 attempts'],
    [3, 0, '0% of 3 attempts'],
  ])('shows its share: %i attempts and %j are "%s"', (attempts_24h, success_share_24h, text) => {
    expect(describeShare({ attempts_24h, success_share_24h })).toBe(text);
  });
});

describe('an attempt', () => {
  it('shows the answer, or the reason why no answer came', () => {
    expect(describeAttempt({ response_status: 500, error: null, response_body: 'oops' })).toBe('500 · oops');
    expect(describeAttempt({ response_status: null, error: 'timed out', response_body: null })).toBe(
      'timed out',
    );
  });

  it('shows its headers by name', () => {
    expect(listHeaders({ 'x-b': '2', 'x-a': '1' })).toBe('x-a: 1\nx-b: 2');
    expect([listHeaders({}), listHeaders(null)]).toEqual(['None.', 'Not recorded.']);
  });
});

describe('a delivery', () => {
  const attempt = (response_status: number | null, error: string | null) => ({
    ...{ attempt: 1, attempted_at: '2026-03-02T09:30:00Z', duration_ms: 5, response_body: null },
    ...{ response_status, error },
  });
  const delivery = { attempts: 0, next_attempt_at: null, log: [] };

  it('waits for its first attempt without trouble', () => {
    expect(deliveryState({ ...delivery, status: 'pending' })).toEqual({
      ...{ label: 'Pending', color: 'blue', trouble: null },
    });
  });

  it.each([
    [attempt(500, null), 'The receiver answered 500 (attempt 2, again at 2 Mar 2026, '],
    [attempt(null, 'connection refused'), 'connection refused (attempt 2, again at 2 Mar 2026, '],
    [attempt(null, null), 'No answer (attempt 2, again at 2 Mar 2026, '],
  ])('says why and when it is tried again after a failure', (last, trouble) => {
    const next_attempt_at = '2026-03-02T12:30:00Z';
    const state = deliveryState({
      status: 'pending',
      attempts: 2,
      next_attempt_at,
      log: [attempt(502, null), last],
    });
    expect(state).toMatchObject({ label: 'Retrying', color: 'orange' });
    expect(state.trouble).toContain(trouble);
  });

  it('says why it failed for good, and nothing of earlier failures once it has arrived or is sent again', () => {
    const log = [attempt(500, null)];
    const trouble = 'The receiver answered 500';
    expect(deliveryState({ status: 'failed', attempts: 8, next_attempt_at: null, log })).toMatchObject({
      trouble,
    });
    const arrived = { attempts: 2, next_attempt_at: null, log: [...log, attempt(200, null)] };
    expect(deliveryState({ status: 'delivered', ...arrived })).toMatchObject({
      label: 'Delivered',
      trouble: null,
    });
    expect(deliveryState({ status: 'pending', ...arrived })).toMatchObject({
      label: 'Pending',
      trouble: null,
    });
  });

  it('is named by the company in its body, if there is one', () => {
    expect(companyOf('{"data":{"company_name":"ACME LIMITED"}}')).toBe('ACME LIMITED');
    for (const body of ['', 'null', '[]', '{"data":{"company_name":1}}']) expect(companyOf(body)).toBeNull();
  });
});

describe('a test receiver', () => {
  const attempt = (response_status: number) => ({ response_status, error: null, response_body: null });

  it('says what it found in the last request, and nothing before the first', () => {
    expect(signatureVerdict([])).toBeUndefined();
    expect(signatureVerdict([attempt(401), attempt(200)])).toEqual({
      isValid: true,
      label: 'Signature valid',
    });
    expect(signatureVerdict([attempt(401)])).toEqual({ isValid: false, label: 'Signature refused' });
  });
});

describe('a body', () => {
  it('is indented when it is JSON, and left alone when it is not', () => {
    expect(indentJson('{"id":"1"}')).toBe('{\n  "id": "1"\n}');
    expect(indentJson('{"id":')).toBe('{"id":');
  });
});

const NOW = new Date('2026-03-02T09:30:00Z');

it('a replay goes back by the hours that were chosen', () => {
  const spans = REPLAY_SPANS.filter(({ value }) => value !== CHOSEN_TIME);
  expect(spans.map(({ value }) => replaySince(value, NOW))).toEqual([
    '2026-03-02T08:30:00.000Z',
    '2026-03-01T09:30:00.000Z',
    '2026-02-23T09:30:00.000Z',
    '2026-01-31T09:30:00.000Z',
  ]);
});

it('a replay goes back to a time that was chosen, if it is one in the past', () => {
  const time = new Date(2026, 1, 3, 4, 5);
  expect(replaySince(CHOSEN_TIME, NOW, '2026-02-03T04:05')).toBe(time.toISOString());
  expect(replaySince(CHOSEN_TIME, NOW, '')).toBeUndefined();
  expect(replaySince(CHOSEN_TIME, NOW, '2027-01-01T00:00')).toBeUndefined();
});
