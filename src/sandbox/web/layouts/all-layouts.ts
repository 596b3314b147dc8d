import { bistro, letterpress, parish, practice } from './house-layouts.ts';
import type { Layout } from './layout.ts';
import { builder, counter, journal, launch, ledger } from './other-layouts.ts';
import { bands, shopfront, sidebar, workshop } from './trade-layouts.ts';

/** Thirteen ways of making a website, so that no two neighbours are built alike. */
export const LAYOUTS = {
  bands,
  bistro,
  builder,
  counter,
  journal,
  launch,
  ledger,
  letterpress,
  parish,
  practice,
  shopfront,
  sidebar,
  workshop,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
