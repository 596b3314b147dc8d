/**
 * Every number that the decision is compared with, and the reason for each. Those of a match are fitted: see
 * `matchMin` of the model.
 */
export const THRESHOLDS = {
  /**
   * How many times likelier than the next company it must be, by the strongest thing that the pages print of
   * it: a name is weaker than a number.
   */
  lead: { number: 5, bareNumber: 6, name: 10, sharedName: 10 },
  /** A printed number outweighs a name, so the lead over a company that is only named may be small. */
  leadOverName: 2.5,
  /** More likely run from abroad than not. */
  foreignMin: 0.5,
  /**
   * Somewhat more likely nobody's than not: a review costs a person a minute, a missed company costs a
   * customer.
   */
  nobodyMin: 0.55,
  /**
   * The register is searched for names similar to an unregistered name that is this likely the operator's: a
   * search costs a look-up.
   */
  unregisteredMin: 0.2,
  /**
   * This many companies with printed numbers, none of which the pages speak of as their own, make a
   * directory.
   */
  directoryMin: 3,
  /** A company that is likelier than this is not one of a directory's entries. */
  directoryMax: 0.6,
  /** A person reads no longer list. */
  candidatesMax: 5,
  /** Shown to reviewers although neither named in full nor by its number. */
  showMin: 0.05,

  /** Likeness to the site's own name, from 0 to 1. Below `unlike` two names share no more than a word;
   * within `equal` of each other two companies are equally like it. */
  like: { unlike: 0.4, half: 0.5, sameName: 0.6, review: 0.7, equal: 0.25 },

  /** Log-odds that the clearest mention of a company is that of the operator. */
  role: {
    /** A probability of a third: the words speak of somebody else. */
    doubtful: -0.7,
    /** About a third, for the only company that the pages name. */
    onlyOne: -0.75,
    /** Somewhat more than half; beside a printed number that is enough. */
    likelyByNumber: 0.25,
    /** A name without a number needs a higher probability. */
    likelyByName: 0.5,
    /** Three quarters: the words leave no doubt. */
    clear: 1,
  },

  /** One sign that a page was written for another brand may be an accident, two are not. */
  borrowedSigns: 1,
  /** Suppliers are named by many sites, operators by their own. */
  namedBySitesMax: 3,
} as const;
