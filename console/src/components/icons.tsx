/**
 * Decoration beside a label. Drawn by hand: a library of icons would be a third of all files that are
 * installed.
 */
import type { ReactNode } from 'react';

export type Icon = (props: { size: number }) => ReactNode;

function drawIcon(lines: ReactNode): Icon {
  return ({ size }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines}
    </svg>
  );
}

export const IconAlertTriangle = drawIcon(
  <>
    <path d="M12 4 2.5 20h19z" />
    <path d="M12 10v4m0 3v0" />
  </>,
);
export const IconBell = drawIcon(
  <>
    <path d="M5 17h14l-1.5-3v-4a5.5 5.5 0 0 0-11 0v4z" />
    <path d="M10 20.5h4M12 4.5V3" />
  </>,
);
export const IconBuilding = drawIcon(
  <>
    <path d="M3 21h18M5 21V4h9v17M14 9h5v12" />
    <path d="M8 8h3m-3 4h3m-3 4h3" />
  </>,
);
export const IconChevronDown = drawIcon(<path d="m6 9 6 6 6-6" />);
export const IconChevronRight = drawIcon(<path d="m9 6 6 6-6 6" />);
export const IconDownload = drawIcon(<path d="M12 4v11m-5-5 5 5 5-5M4 20h16" />);
export const IconEye = drawIcon(
  <>
    <path d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z" />
    <circle cx="12" cy="12" r="2.5" />
  </>,
);
export const IconEyeOff = drawIcon(
  <>
    <path d="M6.5 6.900C4.7 8 3.2 9.7 2 12c2.5 4.5 6 6.5 10 6.5 1.8 0 3.5-.4 5-1.200M10 5.700c.7-.1 1.3-.2 2-.2 4 0 7.5 2 10 6.5-.7 1.3-1.5 2.4-2.4 3.3" />
    <path d="m4 3 16 18" />
  </>,
);
export const IconFileUpload = drawIcon(
  <>
    <path d="M13.5 3H6v18h12V7.500zV7.500H18" />
    <path d="M12 18v-6m-2.5 2.500L12 12l2.5 2.5" />
  </>,
);
export const IconHistory = drawIcon(
  <>
    <path d="M4 12a8.2 8.2 0 1 0 2.6-6L4 8.500M4 4v4.500h4.5" />
    <path d="M12 8v4.500l3 1.8" />
  </>,
);
export const IconHome = drawIcon(
  <>
    <path d="M3 11.5 12 4l9 7.5M5.5 9.500V20h13V9.500" />
    <path d="M10 20v-5.500h4V20" />
  </>,
);
export const IconId = drawIcon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <circle cx="8.5" cy="10.5" r="1.8" />
    <path d="M5.8 16c.6-1.5 4.8-1.5 5.4 0M14.5 10H18m-3.5 4H18" />
  </>,
);
export const IconListCheck = drawIcon(
  <path d="m3 6 1.5 1.500L7.5 4.500M3 12.5 4.5 14l3-3M3 19l1.5 1.5 3-3M11 6h10m-10 6.500h10M11 19h10" />,
);
export const IconLock = drawIcon(
  <>
    <rect x="5" y="11" width="14" height="10" rx="2" />
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11M12 15v2" />
  </>,
);
export const IconLogout = drawIcon(<path d="M14 8V4H4v16h10v-4M9.5 12H21m-3.5-3.500L21 12l-3.5 3.5" />);
export const IconMail = drawIcon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </>,
);
export const IconMoon = drawIcon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" />);
export const IconSearch = drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const IconSun = drawIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2m0 15v2M2.5 12h2m15 0h2M5.3 5.300l1.4 1.400m10.6 10.6 1.4 1.400m0-13.4-1.4 1.400M6.7 17.300l-1.4 1.4" />
  </>,
);
export const IconTag = drawIcon(
  <>
    <path d="M3.5 4.500v7l9 9 8-8-9-9h-7a1 1 0 0 0-1 1z" />
    <circle cx="8" cy="8.5" r="1" />
  </>,
);
export const IconUser = drawIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 21c0-4 3.5-6 7.5-6s7.5 2 7.5 6" />
  </>,
);
export const IconWebhook = drawIcon(
  <>
    <circle cx="12" cy="6" r="3" />
    <circle cx="5.5" cy="17.5" r="3" />
    <circle cx="18.5" cy="17.5" r="3" />
    <path d="m10.5 8.6-3.4 6.200m6.4-6.2 3.4 6.200M8.5 17.500h7" />
  </>,
);
export const IconWorldSearch = drawIcon(
  <>
    <path d="M20.5 11A8.5 8.5 0 1 0 11 20.500M3.8 9h16.400M3.5 15H10" />
    <path d="M11.5 3.500c-3 4.5-3 12 0 17M12.5 3.500c1.2 1.9 2 4 2.2 6" />
    <circle cx="17" cy="17" r="3" />
    <path d="m19.3 19.3 2.2 2.2" />
  </>,
);
