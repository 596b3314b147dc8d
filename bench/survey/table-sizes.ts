/** A table at one moment, as PostgreSQL counts it. */
export interface TableSize {
  table: string;
  rows: number;
  tableMb: number;
  indexMb: number;
  deadRows: number;
  autovacuums: number;
}

/** The tables that a reading of a website writes to. */
const WRITTEN = [
  'survey_domains',
  'domain_results',
  'website_links',
  'website_link_periods',
  'company_mentions',
];

export async function readTableSizes(query: <Row>(text: string) => Promise<Row[]>): Promise<TableSize[]> {
  const counts = WRITTEN.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`);
  return query<TableSize>(`
    select counted.name as "table", counted.rows, round(pg_table_size(stats.relid) / 1048576.0, 1)::float8 as "tableMb",
      round(pg_indexes_size(stats.relid) / 1048576.0, 1)::float8 as "indexMb", stats.n_dead_tup::int as "deadRows",
      stats.autovacuum_count::int as autovacuums
    from (${counts.join(' union all ')}) counted
    join pg_stat_user_tables stats on stats.relname = counted.name
    order by pg_total_relation_size(stats.relid) desc`);
}
