const JOB_ID = /^job_[0-9a-z]{32}$/;

/** Other text is no job's id, and not all of it can be looked up. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}
