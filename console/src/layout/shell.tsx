import {
  ActionIcon,
  AppShell,
  Badge,
  Burger,
  Group,
  Menu,
  NavLink,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { IconLock, IconLogout, IconMoon, IconSun, IconUser } from '../components/icons.tsx';
import { FindAnything } from '../find/shortcuts.tsx';
import { MENU } from '../pages.tsx';
import { useSession } from '../session/session.tsx';
import { Brand } from './page.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** The layout of all pages with a session: the menu, the credits and the account. */
export function Shell() {
  const [isMenuOpen, menu] = useDisclosure();
  const { pathname } = useLocation();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isMenuOpen ? 'Close the menu' : 'Open the menu'}
            />
            <Brand />
          </Group>
          <Group gap="xs" wrap="nowrap">
            <FindAnything />
            <ReadOnly />
            <Credits />
            <ColorSchemeSwitch />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Areas">
        {MENU.map(({ path, label, icon: Icon }) => (
          <NavLink
            key={path}
            component={Link}
            to={path}
            label={label}
            leftSection={<Icon size={18} aria-hidden />}
            active={pathname === path || pathname.startsWith(`${path}/`)}
            aria-current={pathname === path ? 'page' : undefined}
            onClick={menu.close}
          />
        ))}
        <NavLink component="a" href="/docs" label="API reference and guides" mt="auto" />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <PageBoundary pathname={pathname}>
          <Outlet />
        </PageBoundary>
      </AppShell.Main>
    </AppShell>
  );
}

/** Explains why many actions are refused. */
function ReadOnly() {
  const { role } = useSession();
  if (role !== 'read_only') return null;
  return (
    <Badge variant="outline" color="gray" tt="none" title="Read-only" style={{ flexShrink: 0 }}>
      <span className="phone-only" role="img" aria-label="Read-only">
        <IconLock size={12} />
      </span>
      <span className="wide-only">Read-only</span>
    </Badge>
  );
}

function Credits() {
  const { account } = useSession();
  if (!account) return null;
  const free = account.credit_balance - account.credits_held;
  return (
    <Badge
      component={Link}
      to="/account"
      variant="light"
      size="lg"
      tt="none"
      className="tabular"
      title="Credits that can be spent"
      aria-label={`${free} ${free === 1 ? 'credit' : 'credits'} to spend`}
      style={{ flexShrink: 0 }}
    >
      {free}
      <span className="wide-only"> {free === 1 ? 'credit' : 'credits'}</span>
    </Badge>
  );
}

function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark =
    colorScheme === 'dark' ||
    (colorScheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  );
}

function AccountMenu() {
  const { account, signOut } = useSession();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Your account">
          <IconUser size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Text size="sm" px="sm" py="xs" className="breakable">
          {account?.email}
        </Text>
        <Menu.Item component={Link} to="/account">
          API key, credits, password
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={async () => {
            await signOut();
            navigate('/sign-in');
          }}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
