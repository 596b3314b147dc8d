const LENGTH_MAX = 80;

/** What people are shown of the name that an app gave itself. */
export function appName(given: string | null | undefined): string {
  return (given ?? '').trim().slice(0, LENGTH_MAX) || 'An app without a name';
}
