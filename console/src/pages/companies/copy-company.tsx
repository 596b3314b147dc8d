import { Button, CopyButton } from '@mantine/core';
import type { Company } from '../../api/shapes.ts';
import { curlFor } from './company-text.ts';

/** Takes the company along: its data, or the call that reads it. */
export function CopyCompany({ company }: { company: Company }) {
  return (
    <>
      <Copy label="Copy as JSON" value={JSON.stringify(company, null, 2)} />
      <Copy label="Copy as curl" value={curlFor(company.company_number, window.location.origin)} />
    </>
  );
}

function Copy({ label, value }: { label: string; value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="xs" variant="default" onClick={copy} miw={116}>
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}
