import { describe, expect, it } from 'vitest';
import { type AnsweredSite, renderReport } from './report.ts';
import type { SiteAnswer } from './scoring.ts';
import { expectStatus, makeSite } from './test-support/make-site.ts';

function answered(domain: string, answer: Partial<SiteAnswer>, site: Partial<AnsweredSite['site']> = {}) {
  const none: SiteAnswer = {
    status: 'no_match',
    number: null,
    confidence: null,
    candidates: [],
    explanation: '',
  };
  return { site: makeSite(domain, { set: 1, ...site }), answer: { ...none, ...answer } };
}

const report = renderReport({
  title: 'Labelled sites',
  measured: '4 sites of sites.jsonl.',
  answered: [
    answered('right.test', { status: 'matched', number: '01234567', confidence: 0.99 }),
    answered('missed.test', {
      status: 'needs_review',
      confidence: 0.6,
      candidates: ['01234567', '07654321'],
      explanation: 'Two companies\n fit.',
    }),
    answered(
      'wrong.test',
      { status: 'matched', number: '07654321', confidence: 0.9, explanation: 'The name agrees.' },
      { set: 2, shape: 'sole-trader', expected: expectStatus('no_match', 'needs_review') },
    ),
    answered('lost.test', { status: 'error', explanation: 'No result.' }),
  ],
});
const lines = report.split('\n');

describe('the report', () => {
  it('says what was measured', () => {
    expect(report).toMatch(/^# Labelled sites\n\n4 sites of sites\.jsonl\.\n/);
  });

  it('has the figures of all sites, by set, by expected status and by shape', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        '| all | 4 | 25.0% | 1 | 50.0% | 33.3% |',
        '| 1 | 3 | 33.3% | 0 | 100.0% | 33.3% |',
        '| 2 | 1 | 0.0% | 1 | 0.0% | – |',
        '| matched | 3 | 33.3% | 0 | 100.0% | 33.3% |',
        '| no_match | 1 | 0.0% | 1 | 0.0% | – |',
        '| number-plain | 3 | 33.3% | 0 | 100.0% | 33.3% |',
        '| sole-trader | 1 | 0.0% | 1 | 0.0% | – |',
      ]),
    );
  });

  it('compares the confidence of matched sites with how many were right', () => {
    expect(report).toContain('Expected calibration error over ten bins: 44.5%, of 2 matched sites.');
    expect(lines).toEqual(
      expect.arrayContaining(['| 0.9–0.95 | 1 | 0.900 | 0.000 |', '| 0.99–1 | 1 | 0.990 | 1.000 |']),
    );
  });

  it('lists wrong matches apart from the other failures, each on one line', () => {
    const section = (heading: string) => report.slice(report.indexOf(heading)).split('\n## ')[0]?.trim();
    expect(section('## Wrong matches')).toBe(
      '## Wrong matches\n\n- wrong.test (set 2, sole-trader): expected no_match or needs_review; got matched 07654321 at 0.900. The name agrees.',
    );
    expect(section('## Other failures')).toBe(
      '## Other failures\n\n' +
        '- missed.test (set 1, number-plain): expected matched 01234567; got needs_review [01234567, 07654321] at 0.600. Two companies fit.\n' +
        '- lost.test (set 1, number-plain): expected matched 01234567; got error. No result.',
    );
  });

  it('says so when nothing was matched and nothing failed', () => {
    const quiet = renderReport({
      answered: [answered('quiet.test', {}, { expected: expectStatus('no_match') })],
      title: 'Labelled sites',
      measured: '1 site.',
    });
    expect(quiet).toContain('No site was matched.');
    expect(quiet).toContain('## Wrong matches\n\nNone.\n\n## Other failures\n\nNone.');
    expect(quiet).not.toContain('By set');
  });
});
