/** The site's fold; sites of one group share it. */
export function foldOf(group: string, folds: number): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < group.length; i++) hash = Math.imul(hash ^ group.charCodeAt(i), 16_777_619);
  return ((hash >>> 0) + ((hash >>> 13) & 0xff)) % folds;
}
