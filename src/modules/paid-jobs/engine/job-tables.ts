import type { JobAbout } from './job-kind.ts';

interface TablesOfKind {
  about: JobAbout;
  jobs: string;
  tasks: string;
  /** The column of the subject in both. */
  subject: string;
}

/** The tables of every kind of paid job. All statements over several kinds are built from this list. */
export const JOB_TABLES: readonly TablesOfKind[] = [
  { about: 'domain', jobs: 'resolution_jobs', tasks: 'resolution_tasks', subject: 'domain' },
  { about: 'company', jobs: 'website_jobs', tasks: 'website_tasks', subject: 'company_number' },
];
