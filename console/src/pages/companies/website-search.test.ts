import { describe, expect, it } from 'vitest';
import { pollSearch, searchJobId } from './website-search.ts';

type Status = 'pending' | 'processing' | 'verified' | 'not_found';

const answer = (status: Status, status_url: string | null = null) => ({
  reverse_domain: { status, status_url },
});

describe('the search for a website', () => {
  it('is followed by the job in its status address', () => {
    const url = 'https://api.example/v1/resolve/company/status/job_1';
    expect(searchJobId(answer('pending', url))).toBe('job_1');
    expect(searchJobId(answer('processing', url))).toBe('job_1');
  });

  it('has no job when the website was known, or nothing was asked yet', () => {
    expect([searchJobId(answer('verified')), searchJobId(undefined)]).toEqual([undefined, undefined]);
  });

  it('is polled until it has ended', () => {
    expect([undefined, answer('pending'), answer('processing')].map(pollSearch)).toEqual([500, 500, 500]);
    expect([answer('verified'), answer('not_found')].map(pollSearch)).toEqual([false, false]);
  });
});
