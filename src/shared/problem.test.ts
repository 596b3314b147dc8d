import { describe, expect, it } from 'vitest';
import { invalidRequest, Problem } from './problem.ts';

describe('a problem', () => {
  it('has the status its code stands for', () => {
    expect(new Problem('no_credits', 'Buy some.').status).toBe(402);
    expect(new Problem('rate_limited', 'Wait.').status).toBe(429);
  });

  it('keeps the cause apart from what the caller sees', () => {
    const cause = new Error('relation "accounts" does not exist');
    const problem = new Problem('internal_error', 'Something went wrong.', { cause });
    expect(problem.message).not.toContain('relation');
    expect(problem.cause).toBe(cause);
  });

  it('names each wrong field', () => {
    expect(invalidRequest('email is required.', { email: 'is required' }).details).toEqual({
      fields: { email: 'is required' },
    });
  });
});
