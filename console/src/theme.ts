import { Alert, Anchor, Badge, createTheme, type MantineColorsTuple, Modal, Table } from '@mantine/core';

/** The red-brown of old ink, from pale to deep. */
const ink: MantineColorsTuple = [
  '#fbf0ed',
  '#f2dcd6',
  '#e6b5a9',
  '#da8c79',
  '#d87b65',
  '#b9492f',
  '#9a3a25',
  '#7a2e1d',
  '#612416',
  '#481a0f',
];

/**
 * The same warm greys as the pages outside the console: words, quiet words, lines, fields, cards, the page.
 */
const dark: MantineColorsTuple = [
  '#ece8df',
  '#b3ab9e',
  '#978f82',
  '#6d665b',
  '#454038',
  '#3a362f',
  '#302c27',
  '#26231f',
  '#1b1916',
  '#14120f',
];

/**
 * The greys of light pages, as warm as the paper behind them. Each is as bright as the library's own, so that
 * contrasts stay.
 */
const gray: MantineColorsTuple = [
  '#f9f8f5',
  '#f4f2ed',
  '#ebe8e1',
  '#e0dcd3',
  '#d0cbc1',
  '#b0aa9e',
  '#8a8378',
  '#4d4942',
  '#36322c',
  '#24211d',
];

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, dark, gray },
  black: '#22201c',
  defaultRadius: 'md',
  // Served by ourselves: public/assets/typefaces.css.
  fontFamily: '"Source Sans 3", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  headings: { fontFamily: '"Source Serif 4", Georgia, "Times New Roman", serif', fontWeight: '600' },
  autoContrast: true,
  components: {
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        // The head of a dialog is a header element, which would be a second banner beside that of the page.
        attributes: { header: { role: 'presentation' } },
      },
    }),
    // Within a sentence, not everybody can recognise a link by colour alone.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Alert: Alert.extend({ defaultProps: { closeButtonLabel: 'Close' } }),
    // On a narrow screen a table is scrolled, also by the keyboard.
    TableScrollContainer: Table.ScrollContainer.extend({
      defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } },
    }),
    // A badge is never cut off; in a narrow column the rest of the row wraps.
    Badge: Badge.extend({ styles: { root: { minWidth: 'max-content' } } }),
  },
  cursorType: 'pointer',
});
