/** The advisory locks with a fixed number. One table, so that no number is used twice. */
export const ADVISORY_LOCKS = {
  migration: 7_215_003_901,
  /** Exclusive for an import or a rollback. Backups share it, so that no table is swapped while they run. */
  registerImport: 7_215_003_902,
  ownersImport: 7_215_003_903,
  /**
   * Of the second session of an import, which may outlive the first for a moment when the import is killed.
   */
  registerBuild: 7_215_003_904,
  sandboxTicker: 7_215_003_911,
  changeStreams: 7_215_003_917,
  accountsImport: 7_215_003_935,
  receiptKeys: 7_215_003_936,
} as const;
