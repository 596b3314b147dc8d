import { Button, Group, Stack, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Page } from './page.tsx';

interface BoundaryProps {
  /** Another page gets its own chance. */
  pathname: string;
  children: ReactNode;
}

/** A page that fails says so in its place; the menu and the other pages go on working. */
export class PageBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.hasFailed && pathname !== this.props.pathname) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page title="This page failed">
        <Stack gap="md" role="alert">
          <Text>
            It met something that it cannot show. Load it again; if it fails again, tell whoever runs the
            service what you did.
          </Text>
          <Group>
            <Button onClick={() => window.location.reload()}>Load again</Button>
          </Group>
        </Stack>
      </Page>
    );
  }
}
