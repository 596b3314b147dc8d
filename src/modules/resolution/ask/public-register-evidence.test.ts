import { describe, expect, it } from 'vitest';
import type { WebsiteListing } from '../../sources/index.ts';
import { publicRegisterEvidence } from './public-register-evidence.ts';

const LISTING: WebsiteListing = {
  source: 'Care Quality Commission',
  identifier: '1-2001',
  name: 'TARN CARE LIMITED',
  company_number: '07123456',
  proves: 'told_regulator',
  is_shared: false,
  page_url: 'https://www.cqc.org.uk/provider/1-2001',
  file: 'providers.csv',
  line: 17,
  file_sha256: 'ab'.repeat(32),
  imported_at: new Date('2026-11-16T09:00:00Z'),
  attribution: 'Contains Care Quality Commission information.',
};

describe('an entry of another register', () => {
  it('is evidence with its source, entry, row, file and attribution', () => {
    expect(publicRegisterEvidence({ match_status: 'matched' }, [LISTING], 'tarncare.co.uk')).toEqual([
      {
        kind: 'public_register',
        value: 'tarncare.co.uk',
        supports: '07123456',
        page_url: 'https://www.cqc.org.uk/provider/1-2001',
        also_on: [],
        quote:
          'Care Quality Commission: TARN CARE LIMITED (company 07123456) gives the website tarncare.co.uk.',
        captured_at: '2026-11-16T09:00:00.000Z',
        page_sha256: 'ab'.repeat(32),
        weight: 1.5,
        source: 'Care Quality Commission',
        source_identifier: '1-2001',
        source_row: 17,
        attribution: 'Contains Care Quality Commission information.',
      },
    ]);
  });

  it('weighs nothing where several companies give the website', () => {
    const shared = { ...LISTING, is_shared: true };
    expect(publicRegisterEvidence({ match_status: 'needs_review' }, [shared], 'tarn.test')).toMatchObject([
      { weight: 0 },
    ]);
  });

  it.each(['no_match', 'non_uk_entity', 'scrape_failed'] as const)(
    'is no answer where the pages gave no answer: %s',
    (status) => {
      expect(publicRegisterEvidence({ match_status: status }, [LISTING], 'tarn.test')).toEqual([]);
    },
  );
});
