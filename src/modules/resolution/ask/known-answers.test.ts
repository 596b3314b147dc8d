import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { silentLogger } from '../../../platform/logger.ts';
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { KnownCompany } from '../../register/index.ts';
import { snapshotRecord } from '../../register/profile/test-support/company-fixtures.ts';
import type { DomainAccountState } from '../resolution.store.ts';
import { matchedWith } from '../test-support/scripted-sites.ts';
import { closeJson, createKnownAnswers } from './known-answers.ts';

function setUp({ enabled = true } = {}) {
  const clock = createTestClock();
  const reads: number[] = [];
  const refreshed: string[] = [];
  const company: KnownCompany = { record: snapshotRecord(), detail: undefined, snapshotAsOf: null };
  const answers = createKnownAnswers({
    db: {} as Queryable,
    store: {
      async findResult(_db, id) {
        reads.push(id);
        const now = clock.now();
        const verdict = matchedWith('07654321');
        return { id, domain: 'acme.co.uk', verdict, pages_read: 2, resolved_at: now, expires_at: now };
      },
      listNamed: async () => [],
      listFormerOffices: async () => [],
    },
    live: {
      enabled,
      findCompany: async () => company,
      async refreshDetail(number) {
        refreshed.push(number);
        throw new Error('Companies House does not answer');
      },
    },
    groups: { findParents: async () => [], findRelatives: async () => new Set() },
    listRegistrations: async () => [],
    listWebsiteListings: async () => [],
    clock,
    log: silentLogger,
  });
  return { answers, clock, reads, refreshed };
}

function accountState(changes: Partial<DomainAccountState> = {}): DomainAccountState {
  return {
    available: 1,
    paid_until: null,
    result_id: 7,
    match_status: 'matched',
    company_number: '07654321',
    failure_code: null,
    company_version: '100 200',
    detail_at: new Date('2026-11-15T08:00:00Z'),
    reviewed_at: null,
    reviewed_number: null,
    ...changes,
  };
}

describe('a known answer', () => {
  it('is serialised once for each form, version of the company and day', async () => {
    const { answers, clock, reads } = setUp();
    await answers.read(accountState(), 'resolve');
    await answers.read(accountState(), 'resolve');
    expect(reads).toHaveLength(1);
    await answers.read(accountState(), 'enrich');
    await answers.read(accountState({ company_version: '101 200' }), 'resolve');
    expect(reads).toHaveLength(3);
    clock.set('2026-11-16T00:00:00Z');
    await answers.read(accountState(), 'resolve');
    expect(reads).toHaveLength(4);
  });

  it('is complete once the requester’s own fields are added', async () => {
    const { answers } = setUp();
    const open = await answers.read(accountState(), 'partner');
    if (open === undefined) throw new Error('no answer');
    expect(JSON.parse(closeJson(open, { charged: false }).toString())).toMatchObject({
      status: 'completed',
      input_domain: 'acme.co.uk',
      charged: false,
      result: { company_number: '07654321' },
    });
  });

  it('has the company asked for again in the background when the stored detail is a day old, but not every time', async () => {
    const { answers, clock, refreshed } = setUp();
    const old = accountState({ detail_at: new Date('2026-11-14T09:00:00Z') });
    await answers.read(accountState(), 'resolve');
    expect(refreshed).toEqual([]);
    await answers.read(old, 'resolve');
    await answers.read(old, 'enrich');
    await answers.read(accountState({ detail_at: null }), 'enrich');
    expect(refreshed).toEqual(['07654321']);
    clock.advance({ minutes: 15 });
    await answers.read(old, 'resolve');
    expect(refreshed).toHaveLength(2);
  });

  it('sends no request without a live source', async () => {
    const { answers, refreshed } = setUp({ enabled: false });
    await answers.read(accountState({ detail_at: null }), 'resolve');
    expect(refreshed).toEqual([]);
  });
});
