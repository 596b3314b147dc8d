import { describe, expect, it } from 'vitest';
import { type AddressAgreement, compareAddress } from './address.ts';

/**
 * The address that a page prints, and the one that the register holds. The places are fictional; the ways to
 * write them are those of real pages.
 */
const PAIRS: [agreement: AddressAgreement, printed: string, registered: string][] = [
  ['same', '12 Mill Lane, Leedham LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP, England'],
  ['same', '12 Mill Ln., Leedham, LD1 4AP', '12 MILL LANE, LEEDHAM, LD1 4AP'],
  [
    'same',
    '12 Mill Lane\nLeedham\nWest Marchshire\nLD14AP',
    '12 MILL LANE, LEEDHAM, WEST MARCHSHIRE, LD1 4AP',
  ],
  ['same', '12, Mill Lane, Leedham', '12 Mill Lane, Leedham, LD1 4AP'],
  ['same', 'No. 12 Mill Lane, Leedham LD1 4AP', '12, Mill Lane, Leedham, LD1 4AP'],
  ['same', '45 High St, Ashcombe, AC2 9QQ', '45 HIGH STREET, ASHCOMBE, AC2 9QQ'],
  ['same', '3 St. John’s Road, Ashcombe AC2 9QQ', '3 ST JOHNS ROAD, ASHCOMBE, AC2 9QQ'],
  ['same', '3 Saint Johns Rd Ashcombe AC2 9QQ', '3 ST. JOHN’S ROAD, ASHCOMBE, AC2 9QQ'],
  ['same', 'Unit 4, 12 Mill Lane, Leedham LD1 4AP', 'Unit 4, 12 Mill Lane, Leedham, LD1 4AP'],
  ['same', '12 Mill Lane, Leedham LD1 4AP', 'Unit 4 12 Mill Lane, Leedham, LD1 4AP'],
  ['same', 'Suite 4, 12 Mill Lane, Leedham LD1 4AP', 'Unit 4, 12 Mill Lane, Leedham, LD1 4AP'],
  ['same', '2nd Floor, 201 Great Marsh Street, London W1Z 5AB', '201 Great Marsh Street, London, W1Z 5AB'],
  ['same', '201 Great Marsh Street, London W1Z 5AB', 'Second Floor, 201 Great Marsh Street, London, W1Z 5AB'],
  [
    'same',
    'Floor 2, 201 Great Marsh St, London W1Z 5AB',
    '2ND FLOOR 201 GREAT MARSH STREET, LONDON, W1Z 5AB',
  ],
  ['same', '20-22 Wenning Road, London N1 7ZZ', '20 - 22 Wenning Road, London, N1 7ZZ'],
  ['same', '20–22 Wenning Road, London N1 7ZZ', '20/22 WENNING ROAD, LONDON, N1 7ZZ'],
  ['same', '20 Wenning Road, London N1 7ZZ', '20-22 Wenning Road, London, N1 7ZZ'],
  [
    'same',
    'c/o Pell & Crowe Accountants, 7 Sparrow Hill, Ashcombe AC1 1AA',
    'c/o PELL & CROWE, 7 Sparrow Hill, Ashcombe, AC1 1AA',
  ],
  ['same', '7 Sparrow Hill, Ashcombe AC1 1AA', 'c/o Pell & Crowe, 7 Sparrow Hill, Ashcombe, AC1 1AA'],
  ['same', 'Alpha House, Mill Lane, Leedham LD1 4AP', 'Alpha House, 12 Mill Lane, Leedham, LD1 4AP'],
  ['same', 'Alpha Hse, 12 Mill Lane, Leedham LD1 4AP', 'Alpha House, 12 Mill Lane, Leedham, LD1 4AP'],
  ['same', 'Alpha House, Mill Lane, Leedham, LD1 4AP', 'ALPHA HOUSE, MILL LANE, LEEDHAM, LD1 4AP'],
  ['same', 'The Old Dairy, Little Snorham, Norshire NR2 0XX', 'THE OLD DAIRY, LITTLE SNORHAM, NR2 0XX'],
  [
    'same',
    'Unit 9 Brook Industrial Est., Canal Road, Leedham LD3 2BB',
    'UNIT 9 BROOK INDUSTRIAL ESTATE, CANAL ROAD, LEEDHAM, LD3 2BB',
  ],
  ['same', 'our registered office is at 1 Strand, London WC2N 5HR', '1 STRAND, LONDON, WC2N 5HR'],
  ['same', '14a Cheap Row, Ashcombe AC2 9QQ', '14A Cheap Row, Ashcombe, AC2 9QQ'],
  ['same', '14 A Cheap Row, Ashcombe AC2 9QQ', '14A Cheap Row, Ashcombe, AC2 9QQ'],
  ['same', '5 Park Road East, Leedham, LD1 4AP', '5 PARK ROAD EAST, LEEDHAM, LD1 4AP'],
  [
    'same',
    'Office 3, Third Floor, 10 Wharf Street, Bristow BS1 6ZZ, United Kingdom',
    'OFFICE 3 10 WHARF STREET, BRISTOW, BS1 6ZZ, ENGLAND',
  ],
  ['incomplete', 'LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP'],
  ['incomplete', 'Leedham, LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP'],
  ['incomplete', 'Mill Lane, Leedham LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP'],
  ['incomplete', 'Alpha House, Leedham, LD1 4AP', 'Alpha House, 12 Mill Lane, Leedham, LD1 4AP'],
  ['incomplete', 'as above', '12 Mill Lane, Leedham, LD1 4AP'],
  ['incomplete', 'Little Snorham, Norshire NR2 0XX', 'THE OLD DAIRY, LITTLE SNORHAM, NR2 0XX'],
  ['other', '14 Mill Lane, Leedham LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP'],
  ['other', '12B Mill Lane, Leedham LD1 4AP', '12A Mill Lane, Leedham, LD1 4AP'],
  ['other', '12 Mill Road, Leedham LD1 4AP', '12 Mill Lane, Leedham, LD1 4AP'],
  ['other', '12 Mill Lane, Leedham LD1 4AQ', '12 Mill Lane, Leedham, LD1 4AP'],
  ['other', 'Unit 5, 12 Mill Lane, Leedham LD1 4AP', 'Unit 4, 12 Mill Lane, Leedham, LD1 4AP'],
  ['other', '30 Quayside, Bristow BS1 6ZZ', '12 Mill Lane, Leedham, LD1 4AP'],
  ['other', 'Beta House, Canal Road, Leedham LD1 4AP', 'Alpha House, 12 Mill Lane, Leedham, LD1 4AP'],
  ['other', '30 Quay Street, Bristow', '12 Mill Lane, Leedham, LD1 4AP'],
];

describe('a printed address and the registered one', () => {
  it.each(PAIRS)('%s: %j beside %j', (agreement, printed, registered) => {
    expect(compareAddress(printed, registered)).toBe(agreement);
  });

  it('agree with themselves regardless of case and white space', () => {
    for (const [, , registered] of PAIRS) {
      expect(compareAddress(registered, registered), registered).toBe('same');
      expect(compareAddress(registered.toLowerCase().replaceAll(', ', '\n'), registered), registered).toBe(
        'same',
      );
    }
  });
});
