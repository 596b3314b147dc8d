import { Button, Code, CopyButton, Group } from '@mantine/core';

/** A value such as a key, shown in full with a button that copies it. */
export function CopyText({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="xs" align="center">
      <Code className="breakable" p="xs" fz="sm">
        {value}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="light"
            color={copied ? 'green' : undefined}
            onClick={copy}
            aria-label={`Copy ${label}`}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
