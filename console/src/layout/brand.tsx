import { Anchor, Group } from '@mantine/core';

/** Not routed in the browser: the server shows visitors another start page than those who are signed in. */
export function Brand() {
  return (
    <Anchor href="/" underline="never" c="inherit">
      <Group gap={8} wrap="nowrap">
        <img src="/assets/domesday.svg" alt="" width={26} height={26} />
        <span style={{ fontFamily: 'Georgia, serif', fontSize: '1.15rem' }}>Domesday</span>
      </Group>
    </Anchor>
  );
}
