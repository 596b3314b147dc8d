import { SETTINGS } from '../src/config.ts';

const HEAD = `# Settings

Every setting is an environment variable. All are checked at the start; if any is wrong, Domesday names each one,
says what is allowed, and exits with code 1.

This page is generated from \`src/config.ts\` by \`npm run gen\`.

| name | meaning | default |
|---|---|---|
`;

export function renderSettings(): string {
  const rows = Object.entries(SETTINGS).map(([name, { meaning, fallback, ...entry }]) => {
    const note = 'defaultNote' in entry ? entry.defaultNote : undefined;
    return `| \`${name}\` | ${meaning} | ${note ?? (fallback ? `\`${fallback}\`` : 'unset')} |\n`;
  });
  return HEAD + rows.join('');
}
