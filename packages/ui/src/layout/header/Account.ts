import type { ReactNode } from 'react';

/** The visitor or student, as the header shows them. */
export type Account =
  /** Reserves space for either until the session is known. */
  | { kind: 'unknown' }
  | { kind: 'visitor'; loginTo: string }
  | {
      kind: 'student';
      /** Empty while the user is loading. */
      name: string;
      avatarUrl: string | null;
      /** The address of the personal centre; without it the menu has no such item. */
      profileTo?: string;
      /** The page that is shown is the personal centre. */
      isProfileCurrent?: boolean;
      /** Rows of AccountNews above the menu. */
      news?: ReactNode;
      onLogout: () => void;
    };
