/** The one rule a password has: how many characters (code points) it may have. */
export const PASSWORD_LENGTH = { min: 8, max: 1_024 } as const;

export function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}
