import { describe, expect, it } from 'vitest';
import { checkStoreImports, checkStoreInterfaces } from './check-stores.ts';

const DECLARED = { path: 'src/a/a-store.ts', text: 'export interface AStore {\n  find(): string;\n}\n' };
const FIRST = { path: 'src/a/a.store.ts', text: 'export const aStore: AStore = {\n  find: () => "a",\n};\n' };
const ENTRY = 'src/a/a-store.ts AStore';

describe('the check of store interfaces', () => {
  it('refuses an interface that has one implementation', () => {
    expect(checkStoreInterfaces([DECLARED, FIRST])).toEqual([expect.stringContaining(ENTRY)]);
  });

  it('refuses an object type as well', () => {
    const declared = { path: DECLARED.path, text: 'export type AStore = {\n  find(): string;\n};\n' };
    expect(checkStoreInterfaces([declared, FIRST])).toEqual([expect.stringContaining(ENTRY)]);
  });

  it.each([
    ['an object', 'export const other: AStore = { find: () => "b" };'],
    ['a function', 'export function createOther(db: Db): AStore {\n  return make(db);\n}'],
    ['an async function', 'export const open = async (): Promise<AStore> => make();'],
    ['a class', 'export class Other extends Base implements Closable, AStore {}'],
    ['an object that satisfies it', 'export const other = { find: () => "b" } satisfies AStore;'],
  ])('allows a second implementation by %s', (_what, text) => {
    expect(checkStoreInterfaces([DECLARED, FIRST, { path: 'src/a/other.ts', text }])).toEqual([]);
  });

  it('does not count implementations in tests, nor variables of the type', () => {
    const files = [
      { path: 'src/a/a.test.ts', text: 'const fake: AStore = { find: () => "b" };' },
      { path: 'src/a/test-support/fake.ts', text: 'export const fake: AStore = { find: () => "b" };' },
      { path: 'src/a/use.ts', text: 'const store: AStore = options.store;' },
    ];
    expect(checkStoreInterfaces([DECLARED, FIRST, ...files])).toHaveLength(1);
  });

  it('allows a type that is derived from the implementation', () => {
    const derived = {
      path: 'src/b/b.store.ts',
      text: 'export type BStore = ReturnType<typeof createBStore>;',
    };
    expect(checkStoreInterfaces([derived])).toEqual([]);
  });
});

describe('the check of store imports', () => {
  const core = (text: string) => [{ path: 'src/modules/credits/core.ts', text }];

  it.each([
    "import { creditsStore } from './credits.store.ts';",
    "import {\n  type Totals,\n  creditsStore,\n} from './credits.store.ts';",
    "import * as store from './credits.store.ts';",
    "export { creditsStore } from './credits.store.ts';",
    "const { creditsStore } = await import('./credits.store.ts');",
  ])('refuses %j in the core', (text) => {
    expect(checkStoreImports(core(text))).toHaveLength(1);
  });

  it.each([
    "import type { CreditsStore } from './credits.store.ts';",
    "export type { Totals } from './credits.store.ts';",
    "import { x } from './x.ts';\nimport type { CreditsStore } from './credits.store.ts';",
  ])('allows %j in the core', (text) => {
    expect(checkStoreImports(core(text))).toEqual([]);
  });

  it.each([
    'index.ts',
    'search/index.ts',
    'other.store.ts',
    'credits.routes.ts',
    'credits.db.test.ts',
    'test-support/fixture.ts',
  ])('allows %s to import the store itself', (file) => {
    const text = "import { creditsStore } from './credits.store.ts';";
    expect(checkStoreImports([{ path: `src/modules/credits/${file}`, text }])).toEqual([]);
  });
});
