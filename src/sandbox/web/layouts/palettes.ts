/** Colours of the fictional sites. */
export interface Palette {
  ink: string;
  paper: string;
  accent: string;
  soft: string;
  /** On top of the accent. */
  light: string;
}

export const PALETTES = {
  oak: { ink: '#2d2218', paper: '#fbf7f0', accent: '#8a5a2b', soft: '#efe3d0', light: '#fffaf2' },
  sea: { ink: '#12303f', paper: '#f5fafc', accent: '#1f6f8b', soft: '#dcecf2', light: '#f4fbff' },
  moss: { ink: '#1f2d20', paper: '#f7faf4', accent: '#44723c', soft: '#e0ebd8', light: '#f6fff2' },
  plum: { ink: '#2b1a2f', paper: '#fbf7fc', accent: '#7a3e86', soft: '#eddff0', light: '#fff6ff' },
  brick: { ink: '#331a15', paper: '#fdf8f6', accent: '#a8432f', soft: '#f4ded8', light: '#fff8f5' },
  slate: { ink: '#1d2530', paper: '#f7f8fa', accent: '#3d5a80', soft: '#e1e7ef', light: '#f5f9ff' },
  honey: { ink: '#33270b', paper: '#fffbf0', accent: '#a87400', soft: '#fbecc4', light: '#fffdf5' },
  rose: { ink: '#3a1724', paper: '#fff8fa', accent: '#b03a5b', soft: '#f8dfe6', light: '#fff5f8' },
  night: { ink: '#e8e6f0', paper: '#15151f', accent: '#7c83ff', soft: '#24243a', light: '#0d0d14' },
  ember: { ink: '#f1e9e1', paper: '#1d1613', accent: '#e0863b', soft: '#332722', light: '#1d1410' },
  chalk: { ink: '#222222', paper: '#ffffff', accent: '#333333', soft: '#f0f0f0', light: '#ffffff' },
  teal: { ink: '#0f2e2b', paper: '#f4fbfa', accent: '#13756b', soft: '#d6efeb', light: '#effffd' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
