import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, dataOf, downloadByHand } from '../../api/client.ts';
import { IconDownload } from '../../components/icons.tsx';
import { ErrorNote } from '../../components/states.tsx';

const FILES = {
  pdf: 'Report as PDF',
  html: 'Report to print',
  receipt: 'Signed receipt',
} as const;
type Kind = keyof typeof FILES;
const REPORT_TYPES = { html: 'text/html', pdf: 'application/pdf' } as const;

/** Saves the report of the result, or its signed receipt, as a file. */
export function Downloads({ domain }: { domain: string }) {
  const download = useMutation({ mutationFn: (kind: Kind) => saveFile(domain, kind) });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} />}
            loading={download.isPending}
          >
            Report and receipt
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(FILES) as Kind[]).map((kind) => (
            <Menu.Item key={kind} onClick={() => download.mutate(kind)}>
              {FILES[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {download.isError && <ErrorNote error={download.error} />}
    </>
  );
}

async function saveFile(domain: string, kind: Kind): Promise<void> {
  if (kind === 'receipt') {
    const { receipt } = dataOf(
      await api.GET('/v1/domains/{domain}/receipt', { params: { path: { domain } } }),
    );
    save(`${domain}.receipt`, new Blob([receipt], { type: 'application/jose' }));
    return;
  }
  const path = `/v1/domains/${encodeURIComponent(domain)}/report`;
  save(`${domain}.report.${kind}`, await downloadByHand(path, REPORT_TYPES[kind]));
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
