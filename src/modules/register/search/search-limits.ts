import { TOTAL_MAX } from './search-query.ts';

/**
 * Limits at which a search switches strategy. Strategies differ in speed, not in the companies that are
 * found.
 */
export interface SearchLimits {
  /** A register of at most this many companies is counted with any filters. */
  largeRegister: number;
  /** All matches of a list are read if at most this many are expected: cheaper than an ordered index scan. */
  fullReadMax: number;
  /** `fullReadMax` for a list of one town, where an ordered index scan skips few rows. */
  fullReadInTownMax: number;
  /** `fullReadMax` for a list by name, where an ordered index scan looks up the filters of every name. */
  fullReadByNameMax: number;
  /** Rows that an ordered index scan visits in the worst case. */
  scannedRowsMax: number;
  /** Counting the companies of a list stops here. */
  countMax: number;
  /**
   * Size of the sample in percent of the pages, by the minimum number of expected matches. Fewer matches are
   * counted.
   */
  samplePercents: readonly (readonly [expected: number, percent: number])[];
  /** If more names have the typed word, only the best matches are found, and the others are not counted. */
  countedNamesMax: number;
  /** Whether a look-up without filters comes first, to find out whether few companies have such a name. */
  triesRareNamesFirst: boolean;
  /**
   * If at most this many companies meet the filters, they are listed first and names are compared with them.
   */
  listedFirstMax: number;
  /** `listedFirstMax` if one index lists the companies that meet the filters. */
  listedFirstByIndexMax: number;
  /**
   * If one index lists at most this many companies that meet the filters, they are listed to check names
   * against their ids. Otherwise the company of each name is read.
   */
  listedForChecksMax: number;
  /** If more companies meet the filters, this many names of each kind are checked. */
  checkedNamesMax: number;
  /**
   * If more names exist, enough are checked to find about this many companies of each kind.
   */
  checkedNamesFor: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  largeRegister: 100_000,
  fullReadMax: 10_000,
  fullReadInTownMax: 2_000,
  fullReadByNameMax: 17_000,
  scannedRowsMax: 5_000_000,
  countMax: TOTAL_MAX,
  samplePercents: [
    [500_000, 0.02],
    [120_000, 0.05],
    [45_000, 0.1],
    [25_000, 0.25],
    [18_000, 0.7],
  ],
  countedNamesMax: 12_000,
  triesRareNamesFirst: true,
  listedFirstMax: 20_000,
  listedFirstByIndexMax: 80_000,
  listedForChecksMax: 60_000,
  checkedNamesMax: 10_000,
  checkedNamesFor: 80,
};
