/** What was learned of how companies name their websites. Weights are natural logarithms of odds. */
export interface DomainModel {
  /** Words that are common in names; they have weights of their own. */
  common: readonly string[];
  /** By feature: how likely a label is made that way. */
  labels: Readonly<Record<string, number>>;
  /** By ending and feature: how likely a label has that ending. */
  endings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
