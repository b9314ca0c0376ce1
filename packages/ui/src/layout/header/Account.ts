/** The visitor or student, as the header shows them. */
export type Account =
  /** Room for either, until the device says which. */
  | { kind: 'unknown' }
  | { kind: 'visitor'; loginTo: string }
  | {
      kind: 'student';
      /** Empty while the user is loading. */
      name: string;
      avatarUrl: string | null;
      /** The address of the personal centre; without it the menu has no such item. */
      profileTo?: string;
      onLogout: () => void;
    };
