import { Anchor, Button, Group, Stepper, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EmptyNote, ErrorNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';
import { isSandboxOn } from '../../lib/addresses.ts';
import { formatCount } from '../../lib/format.ts';
import { activeStep, STAGES } from './resolution-progress.ts';
import { ResolutionView } from './resolution-view.tsx';
import { useResolution } from './use-resolution.ts';

export function ResolvePage() {
  const { domain = '' } = useParams();
  const navigate = useNavigate();
  const [text, setText] = useState(domain);
  const { ask, isWorking, error, result, progress } = useResolution();

  // The address names the domain, so that a result can be bookmarked and sent on.
  useEffect(() => {
    setText(domain);
    if (domain) ask({ domain });
  }, [domain, ask]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === domain) ask({ domain: wanted });
    else if (wanted) navigate(`/resolve/${encodeURIComponent(wanted)}`);
  }

  return (
    <Page
      title="Resolve a domain"
      lead={domain ? undefined : 'Find the UK company behind a website, with the evidence on its pages.'}
    >
      <div>
        <form onSubmit={submit}>
          <Group align="flex-end" gap="sm">
            <TextInput
              label="Domain, web address or e-mail address"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              placeholder={isSandboxOn() ? 'tarnwickjoinery.test' : 'example.co.uk'}
              style={{ flex: 1, minWidth: 220 }}
              spellCheck={false}
              autoCapitalize="none"
              required
              autoFocus
            />
            <Button type="submit" loading={isWorking}>
              Resolve
            </Button>
          </Group>
        </form>
        <div role="status" aria-live="polite">
          {isWorking && progress && <Progress stage={progress.stage} pagesRead={progress.pages_read} />}
        </div>
      </div>
      {error && !isWorking && <ErrorNote error={error} onRetry={() => ask({ domain })} />}
      {result && !isWorking && (
        <ResolutionView result={result} onRetry={() => ask({ domain, refresh: true })} />
      )}
      {!domain && (
        <EmptyNote title="A match costs one credit; everything else is free">
          {isSandboxOn() && (
            <>
              To see how it works, try <b>tarnwickjoinery.test</b> or another of the{' '}
              <Anchor href="/sandbox/web" inherit>
                fictional websites
              </Anchor>{' '}
              of the sandbox.
            </>
          )}
        </EmptyNote>
      )}
    </Page>
  );
}

function Progress({ stage, pagesRead }: { stage: string; pagesRead: number }) {
  const active = activeStep(stage);
  return (
    <>
      <Stepper active={active} size="sm" iconSize={28} mt="lg">
        {STAGES.map(({ label, description }, index) => (
          <Stepper.Step key={label} label={label} description={description} loading={index === active} />
        ))}
      </Stepper>
      <Text size="sm" c="dimmed" mt="xs">
        {formatCount(pagesRead, 'page', 'pages')} read
      </Text>
    </>
  );
}
