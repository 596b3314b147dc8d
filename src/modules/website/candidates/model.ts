/** The fitted model of how companies name their websites. Weights are natural logarithms of odds. */
export interface DomainModel {
  /** Words that are common in names; they have weights of their own. */
  common: readonly string[];
  /** By feature: how likely a label is made that way. */
  labels: Readonly<Record<string, number>>;
  /** By TLD and feature: how likely a label has that TLD. */
  tlds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** `name=weight`, separated by white space. */
export function readWeights(text: string): Record<string, number> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const equals = entry.lastIndexOf('=');
        return [entry.slice(0, equals), Number(entry.slice(equals + 1))];
      }),
  );
}
