import { TOTAL_MAX } from './search-query.ts';

/** Where a search of many companies takes another way than a search of few. The ways differ in time, not in what they answer. */
export interface SearchLimits {
  /** Companies of a register that can be counted by any filters. */
  largeRegister: number;
  /** So few matches of a list are read sooner than the walk to a page of them takes. */
  readWholeMax: number;
  /** The same for companies of a town: a walk along those passes few others. */
  readTownMax: number;
  /** Companies that a walk along an order passes, at most. */
  registered: number;
  /** Counting the companies of a list stops here. */
  countedMax: number;
  /** The size of a sample in percent of the pages, by the matches that are expected at least. Fewer are counted. */
  sampledFrom: readonly (readonly [expected: number, percent: number])[];
  /** With more names of the typed word than this, only the best of them that meet the filters are found, not counted. */
  countedNamesMax: number;
  /** Whether the names are read before the filters where few companies have such a name. */
  fewNamesFirst: boolean;
  /** So few companies that meet the filters are listed before names are compared with them. */
  allowedMax: number;
  /** The same where an index alone lists them. */
  allowedByIndexMax: number;
  /** With more, this many names of each kind are checked, and no others. Companies that most meet come up among them. */
  checkedMax: number;
  /** Where there are certainly more names than are checked, so many companies of each kind are enough. */
  checkedFor: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  largeRegister: 100_000,
  readWholeMax: 10_000,
  readTownMax: 2_000,
  registered: 5_000_000,
  countedMax: TOTAL_MAX,
  sampledFrom: [
    [500_000, 0.02],
    [120_000, 0.05],
    [45_000, 0.1],
    [25_000, 0.25],
    [18_000, 0.7],
  ],
  countedNamesMax: 12_000,
  fewNamesFirst: true,
  allowedMax: 20_000,
  allowedByIndexMax: 80_000,
  checkedMax: 10_000,
  checkedFor: 80,
};
