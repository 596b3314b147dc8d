import { describe, expect, it } from 'vitest';
import { createIdSource } from './ids.ts';

describe('ids', () => {
  it('sort by the time they were made', () => {
    const ids = createIdSource();
    const made = [1, 2, 999, 1_000_000, Date.UTC(2026, 10, 15), Date.UTC(2200, 0, 1)].map((at) =>
      ids.sortable('sig', new Date(at)),
    );
    expect([...made].sort()).toEqual(made);
  });

  it('are the same for the same time and the same randomness, so that tests can foretell them', () => {
    const ids = createIdSource((bytes) => new Uint8Array(bytes).fill(7));
    expect(ids.sortable('acc', new Date(0))).toBe(ids.sortable('acc', new Date(0)));
    expect(ids.capability('job')).toBe('job_0w3ge1r70w3ge1r70w3ge1r70w3ge1r7');
  });

  it('never repeat over many draws', () => {
    const ids = createIdSource();
    const at = new Date();
    const made = new Set(Array.from({ length: 10_000 }, () => ids.sortable('x', at)));
    expect(made.size).toBe(10_000);
  });

  it('carry at least 128 random bits where they open something without a credential', () => {
    const id = createIdSource().capability('job');
    expect(id).toMatch(/^job_[0-9a-hjkmnp-tv-z]{32}$/);
  });
});
