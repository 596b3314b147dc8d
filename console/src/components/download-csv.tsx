import { Button } from '@mantine/core';
import { IconDownload } from './icons.tsx';

interface DownloadCsvProps {
  /** Of the API. */
  path: string;
  query?: Record<string, string | undefined>;
}

/** The browser saves the file while it arrives; the session's cookie goes along. */
export function DownloadCsv({ path, query = {} }: DownloadCsvProps) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return (
    <Button
      component="a"
      href={search ? `${path}?${search}` : path}
      download
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} />}
    >
      Download CSV
    </Button>
  );
}
