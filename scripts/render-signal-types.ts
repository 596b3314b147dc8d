import { SIGNAL_TYPE_TABLE } from '../src/shared/signal-types.ts';

const HEAD = `# Signal types

A signal is one change of a company that you watch. Its \`signal_type\` is one of these:

| type | severity | what happened |
|---|---|---|
`;

const TAIL = `
This page is generated from \`src/shared/signal-types.ts\` by \`npm run gen\`.
`;

export function renderSignalTypes(): string {
  const rows = Object.entries(SIGNAL_TYPE_TABLE).map(
    ([type, { severity, description }]) => `| \`${type}\` | ${severity} | ${description} |\n`,
  );
  return HEAD + rows.join('') + TAIL;
}
