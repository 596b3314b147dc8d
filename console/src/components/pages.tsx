import { Group, Pagination } from '@mantine/core';
import { useSearchParams } from 'react-router';

interface PagesProps {
  page: number;
  total: number;
}

/** Links to the other pages of a list, where there are any. The page number is part of the address. */
export function Pages({ page, total }: PagesProps) {
  const [, setSearch] = useSearchParams();
  // From the address, not from the last render: a quick second click would use an outdated value.
  function goTo(next: number) {
    const search = new URLSearchParams(window.location.search);
    search.set('page', String(next));
    setSearch(search);
  }
  if (total <= 1) return null;
  return (
    <Group justify="center" component="nav" aria-label="Pages">
      <Pagination
        value={page}
        total={total}
        onChange={goTo}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </Group>
  );
}
