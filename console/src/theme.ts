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

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  headings: { fontFamily: 'Georgia, "Times New Roman", serif', fontWeight: '600' },
  autoContrast: true,
  components: {
    Modal: Modal.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
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
