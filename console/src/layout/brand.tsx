import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';

export function Brand() {
  return (
    <Anchor component={Link} to="/" underline="never" c="inherit">
      <Group gap={8} wrap="nowrap">
        <img src="/assets/domesday.svg" alt="" width={26} height={26} />
        <span style={{ fontFamily: 'Georgia, serif', fontSize: '1.15rem' }}>Domesday</span>
      </Group>
    </Anchor>
  );
}
