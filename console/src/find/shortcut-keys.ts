/** The parts of a keyboard event that shortcuts are recognised by. */
interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: unknown;
}

/** The page that a key opens. Single keys are letters to somebody who writes in a field. */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: PressedKey): 'palette' | 'shortcuts' | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  if (isField(target)) return undefined;
  if (key === '?') return 'shortcuts';
  return key === '/' ? 'palette' : undefined;
}

function isField(target: unknown): boolean {
  const { tagName = '', isContentEditable = false } = (target ?? {}) as Partial<HTMLElement>;
  return isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName);
}
