interface Range {
  type: string;
  quality: number;
}

/**
 * The one of these media types that an `Accept` header likes best; the first where it does not care.
 * Undefined when it accepts none of them.
 */
export function acceptedType<Type extends string>(
  header: string | undefined,
  types: readonly Type[],
): Type | undefined {
  const ranges = (header ?? '*/*').split(',').map(readRange);
  const rated = types.map((type) => ({ type, quality: qualityOf(type, ranges) }));
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (found, one) => (one.quality > (found?.quality ?? 0) ? one : found),
    undefined,
  );
  return best?.type;
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** By the most exact range that includes the type. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const pattern of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const range = ranges.find((one) => one.type === pattern);
    if (range) return range.quality;
  }
  return 0;
}
