/**
 * Says which database or service a command uses, so that nobody changes the wrong one unnoticed. On standard error: standard
 * output holds the result. Not with `--json`, where standard error holds at most one error as JSON.
 */
export function sayTarget(kind: 'Database' | 'Service', name: string): void {
  if (!process.argv.includes('--json')) process.stderr.write(`${kind}: ${name}\n`);
}

/** Without the password. */
export function databaseName({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): string {
  if (databaseUrl === undefined) return `the embedded one in ${dataDir}`;
  if (!URL.canParse(databaseUrl)) return 'that of DATABASE_URL';
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username ? `${username}@` : ''}${host}${pathname}`;
}
