import { Button, Collapse } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PhoneFiltersProps {
  /** How many filters are set, so that hidden ones are not forgotten. */
  used: number;
  children: ReactNode;
}

/** On a phone behind a button, so that the results are in sight. What is typed stays when they are hidden. */
export function PhoneFilters({ used, children }: PhoneFiltersProps) {
  const [isOpen, filters] = useDisclosure(false);
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false });
  if (!isPhone) return <>{children}</>;
  return (
    <div>
      <Button variant="default" onClick={filters.toggle} aria-expanded={isOpen}>
        {used === 0 ? 'Filters' : `Filters (${used})`}
      </Button>
      <Collapse expanded={isOpen} pt={isOpen ? 'sm' : 0}>
        {children}
      </Collapse>
    </div>
  );
}
