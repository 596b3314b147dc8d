import { describe, expect, it } from 'vitest';
import { connectionsAt, planStreams, readStreamKeys, STREAM_NAMES, type StreamName } from './plan-streams.ts';
import { readContent, readEvent, readPublishedAt } from './read-event.ts';

const line = (changes: Record<string, unknown> = {}, event: Record<string, unknown> = {}) =>
  JSON.stringify({
    resource_kind: 'company-profile',
    resource_uri: '/company/07654321',
    resource_id: '07654321',
    data: { company_name: 'FERNHOLLOW KITES LIMITED' },
    event: { timepoint: 68_000_001, published_at: '2026-11-15T09:00:00.250000Z', type: 'changed', ...event },
    ...changes,
  });
const read = (stream: StreamName, changes = {}, event = {}) => {
  const found = readEvent(stream, line(changes, event));
  if (!found) throw new Error('no event');
  return found;
};
const contentOf = (stream: StreamName, changes = {}, event = {}) => readContent(read(stream, changes, event));

describe('an event', () => {
  it('is read with its company, place and time', () => {
    expect(read('companies')).toMatchObject({
      timepoint: 68_000_001,
      companyNumber: '07654321',
      publishedAt: new Date('2026-11-15T09:00:00.250Z'),
      isDeleted: false,
    });
  });

  it.each([
    ['/company/SC089839/charges/abc', 'SC089839'],
    ['company/SC089839/exemptions', 'SC089839'],
    ['/company/sc089839/appointments/x', 'SC089839'],
    ['/company/XQ000001', 'XQ000001'],
  ])('is assigned: %s is of %s', (resource_uri, number) => {
    expect(read('charges', { resource_uri, resource_id: 'abc' }).companyNumber).toBe(number);
  });

  it('has no company number if it is of no company', () => {
    const about = { resource_uri: '/disqualified-officers/natural/abc', resource_id: 'abc' };
    expect(read('officers', about).companyNumber).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '"text"', '{}', '{"event":{}}', '{"event":{"timepoint":-1}}', '\uFFFD'])(
    'is left out if it is %j',
    (text) => {
      expect(readEvent('companies', text)).toBeUndefined();
    },
  );

  it.each([
    ['2026-07-15T09:00:00', '2026-07-15T09:00:00.999Z'],
    ['2026-07-15T10:00:00.250000+01:00', '2026-07-15T09:00:00.250Z'],
    ['2026-07-15T09:00:00.250000Z', '2026-07-15T09:00:00.250Z'],
  ])('is dated: %s is %s', (text, moment) => {
    expect(readPublishedAt(text)?.toISOString()).toBe(moment);
  });

  it.each([undefined, null, 5, '', 'yesterday', '2026-13-45T09:00:00'])(
    'published at %j has no time',
    (value) => {
      expect(readPublishedAt(value)).toBeUndefined();
    },
  );
});

describe('the content of an event', () => {
  it('is a profile, in the spelling of the register', () => {
    expect(contentOf('companies')).toMatchObject({
      part: 'profile',
      profile: { facts: { company_number: '07654321', company_name: 'FERNHOLLOW KITES LIMITED' } },
    });
    expect(contentOf('companies', { data: {} })).toBeUndefined();
    expect(contentOf('companies', { data: null }, { type: 'deleted' })).toEqual({ part: 'company_deleted' });
  });

  it('is an entry of a list, with the id of the envelope where it has no id of its own', () => {
    const officer = { name: 'TESTER, Una', officer_role: 'director', appointed_on: '2026-11-01' };
    expect(contentOf('officers', { resource_id: 'abc', data: officer })).toMatchObject({
      part: 'officers',
      item: { id: 'abc', name: 'TESTER, Una' },
    });
    const charge = { links: { self: '/company/07654321/charges/own' }, charge_number: 2 };
    expect(contentOf('charges', { resource_id: 'other', data: charge })).toMatchObject({
      item: { id: 'own' },
    });
    expect(contentOf('officers', { data: {} })).toBeUndefined();
  });

  it.each([
    ['officers', 'officers'],
    ['persons-with-significant-control', 'persons_with_significant_control'],
    ['charges', 'charges'],
  ] as const)('is an entry of %s that is no more', (stream, list) => {
    expect(contentOf(stream, { resource_id: 'abc', data: {} }, { type: 'deleted' })).toEqual({
      part: 'entry_deleted',
      list,
      id: 'abc',
    });
  });

  it('is an insolvency, as a whole', () => {
    const data = { cases: [{ type: 'compulsory-liquidation', number: 1 }] };
    expect(contentOf('insolvency-cases', { data })).toMatchObject({
      insolvency: { cases: [{ number: '1', type: 'compulsory-liquidation' }] },
    });
    expect(contentOf('insolvency-cases', { data }, { type: 'deleted' })).toMatchObject({
      insolvency: { cases: [] },
    });
  });

  it.each([
    ['accounts', 'AA', 'accounts'],
    ['accounts', 'AAMD', 'accounts'],
    ['accounts', 'LLAA', 'accounts'],
    ['confirmation-statement', 'CS01', 'confirmation'],
    ['confirmation-statement', 'LLCS01', 'confirmation'],
  ])('is a filing of %s on form %s', (category, type, part) => {
    const data = { category, type, date: '2026-11-14', description_values: { made_up_date: '2026-06-30' } };
    expect(contentOf('filings', { data })).toEqual({
      part,
      filing: { made_up_to: '2026-06-30', filed_on: '2026-11-14' },
    });
  });

  it.each([
    ['accounts', 'AA01', undefined],
    ['officers', 'TM01', 'officers'],
    ['persons-with-significant-control', 'PSC07', 'persons_with_significant_control'],
    ['mortgage', 'MR01', 'charges'],
    ['insolvency', '600', 'insolvency'],
    ['constructor', 'X', undefined],
  ])('is a document of %s on form %s that concerns %s', (category, type, concerns) => {
    const data = { category, type, date: '2026-11-14', description_values: { made_up_date: '2026-06-30' } };
    expect(contentOf('filings', { data })).toEqual({ part: 'document', concerns });
  });
});

describe('connections', () => {
  const access = (keys: string[], connectionsPerKey = 2, mayHaveMore = false) => ({
    source: 's',
    streamUrl: 'u',
    keys,
    connectionsPerKey,
    mayHaveMore,
  });
  const keysOf = (streams: { key: string }[]) => streams.map(({ key }) => key).join('');

  it('are for companies and filings with one key; with three, for all', () => {
    expect(planStreams(access(['a']))).toEqual({
      guaranteed: [
        { stream: 'companies', key: 'a' },
        { stream: 'filings', key: 'a' },
      ],
      optional: [],
    });
    expect(keysOf(planStreams(access(['a', 'b', 'c'])).guaranteed)).toBe('aabbcc');
    expect(planStreams(access(['a', 'b', 'c', 'd'])).guaranteed).toHaveLength(STREAM_NAMES.length);
    expect(planStreams(access(['a'], Number.POSITIVE_INFINITY)).guaranteed).toHaveLength(STREAM_NAMES.length);
  });

  it('are tried beyond the guaranteed ones where there may be more', () => {
    const { guaranteed, optional } = planStreams(access(['a', 'b'], 2, true));
    expect(keysOf(guaranteed)).toBe('aabb');
    expect(optional).toEqual([
      { stream: 'charges', key: 'b' },
      { stream: 'insolvency-cases', key: 'b' },
    ]);
  });

  it('are two per key at Companies House itself, and never more', () => {
    const official = connectionsAt('https://stream.companieshouse.gov.uk');
    expect(official).toEqual({ connectionsPerKey: 2, mayHaveMore: false });
    expect(connectionsAt('http://127.0.0.1:8080')).toEqual({ connectionsPerKey: 2, mayHaveMore: true });
  });

  it('keys are separated by commas, and each counts once', () => {
    expect(readStreamKeys(' one, two ,,one')).toEqual(['one', 'two']);
  });
});
