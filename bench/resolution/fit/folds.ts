/** The site's fold; sites of one group share it. */
export const foldOf = (group: string, folds: number) => bucketOf(group, folds);

/** The same text has the same bucket, and texts spread evenly over the buckets. */
export function bucketOf(text: string, buckets: number): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return ((hash >>> 0) + ((hash >>> 13) & 0xff)) % buckets;
}
