import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';

const PAGES = [
  { path: '/account', label: 'Overview' },
  { path: '/account/keys', label: 'API keys' },
  { path: '/account/security', label: 'Security' },
  { path: '/account/team', label: 'Team' },
  { path: '/account/audit', label: 'Audit' },
];

/** The pages about the account, one beside the other. */
export function AccountNav() {
  const { pathname } = useLocation();
  return (
    <Group component="nav" aria-label="Account pages" gap="xs" className="account-nav">
      {PAGES.map(({ path, label }) => (
        <Button
          key={path}
          component={Link}
          to={path}
          size="xs"
          variant={pathname === path ? 'filled' : 'default'}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
