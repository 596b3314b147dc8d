/** The words of a list written as text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
