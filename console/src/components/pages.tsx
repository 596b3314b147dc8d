import { Group, Pagination } from '@mantine/core';

interface PagesProps {
  page: number;
  total: number;
  onChange(page: number): void;
}

/** The way to the other pages of a list, where there are any. */
export function Pages({ page, total, onChange }: PagesProps) {
  if (total <= 1) return null;
  return (
    <Group justify="center" component="nav" aria-label="Pages">
      <Pagination
        value={page}
        total={total}
        onChange={onChange}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </Group>
  );
}
