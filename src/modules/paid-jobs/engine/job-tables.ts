import type { JobAbout } from './job-kind.ts';

interface TablesOfKind {
  jobs: string;
  tasks: string;
  /** The column of the subject in both. */
  subject: string;
}

const TABLES: Readonly<Record<JobAbout, TablesOfKind>> = {
  domain: { jobs: 'resolution_jobs', tasks: 'resolution_tasks', subject: 'domain' },
  company: { jobs: 'website_jobs', tasks: 'website_tasks', subject: 'company_number' },
};

/** The tables of every kind of paid job. All statements over several kinds are built from this list. */
export const JOB_TABLES = Object.entries(TABLES).map(([about, tables]) => ({ about, ...tables }));
