/** Somebody who moves across a list is not about to open each of its links. */
const REST_MS = 60;

/**
 * Calls back with the path of a link within the console when somebody is about to open it: points at it,
 * touches it or tabs to it.
 */
export function onLinkApproached(
  page: Pick<Document, 'addEventListener'>,
  { origin }: Pick<Location, 'origin'>,
  callback: (pathname: string) => void,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    clearTimeout(resting);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== origin || link.target !== '') return;
    resting = setTimeout(() => callback(link.pathname), REST_MS);
  };
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, look, { passive: true });
}
