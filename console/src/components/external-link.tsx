import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" className="breakable">
      {children}
    </Anchor>
  );
}
