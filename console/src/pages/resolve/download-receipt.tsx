import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { ErrorNote } from '../../components/states.tsx';

/** Saves the signed receipt of the result as a file. */
export function DownloadReceipt({ domain }: { domain: string }) {
  const download = useMutation({
    mutationFn: async () => {
      const { receipt } = dataOf(
        await api.GET('/v1/domains/{domain}/receipt', { params: { path: { domain } } }),
      );
      save(`${domain}.receipt`, receipt);
    },
  });
  return (
    <>
      <Group>
        <Button size="xs" variant="light" onClick={() => download.mutate()} loading={download.isPending}>
          Download the signed receipt
        </Button>
      </Group>
      {download.isError && <ErrorNote error={download.error} />}
    </>
  );
}

function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/jose' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
