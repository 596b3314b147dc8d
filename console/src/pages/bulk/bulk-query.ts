export const BULK_QUERY = ['bulk'] as const;
