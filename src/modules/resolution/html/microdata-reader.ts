import type { MicrodataValue } from './page-text.ts';

interface OpenScope {
  itemType: string;
  heldAs: string;
  depth: number;
}

interface OpenValue {
  value: MicrodataValue;
  depth: number;
}

const VALUES_MAX = 500;
/** Items inside items without end would each repeat the names of all around them. */
const HELD_AS_MAX = 200;

/** Follows `itemscope` and `itemprop` while the page is read. */
export class MicrodataReader {
  private readonly scopes: OpenScope[] = [];
  private readonly openValues: OpenValue[] = [];
  private readonly values: MicrodataValue[] = [];

  open(name: string, attributes: Record<string, string>, depth: number, position: number): void {
    const property = attributes.itemprop?.toLowerCase().trim();
    const scope = this.scopes.at(-1);
    if (attributes.itemscope !== undefined) {
      const itemType = (attributes.itemtype ?? '').trim().toLowerCase().split('/').at(-1) ?? '';
      if (name !== 'meta' && name !== 'link')
        this.scopes.push({ itemType, heldAs: heldAs(scope, property), depth });
      return;
    }
    if (!property || !scope || this.values.length + this.openValues.length >= VALUES_MAX) return;
    const content = attributes.content ?? null;
    const value = {
      property,
      itemType: scope.itemType,
      heldAs: scope.heldAs,
      content,
      start: position,
      end: position,
    };
    if (content !== null || name === 'meta' || name === 'link' || name === 'img') {
      if (content !== null) this.values.push(value);
    } else this.openValues.push({ value, depth });
  }

  /** Called when an element that stood at `depth` ends. */
  close(depth: number, position: number): void {
    while (this.scopes.length > 0 && (this.scopes.at(-1)?.depth ?? 0) >= depth) this.scopes.pop();
    for (let last = this.openValues.at(-1); last && last.depth >= depth; last = this.openValues.at(-1)) {
      this.openValues.pop();
      last.value.end = position;
      this.values.push(last.value);
    }
  }

  finish(position: number): MicrodataValue[] {
    this.close(0, position);
    return this.values;
  }
}

function heldAs(parent: OpenScope | undefined, property: string | undefined): string {
  if (!parent) return '';
  return [parent.heldAs, property].filter(Boolean).join('.').slice(0, HELD_AS_MAX);
}
