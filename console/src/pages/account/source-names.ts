const NAMES: Record<string, string> = {
  api: 'API',
  console: 'Console',
  cli: 'Command line',
  mcp: 'Agents (MCP)',
  bulk: 'Bulk',
};

export function sourceName(source: string): string {
  return NAMES[source] ?? source;
}
