/** Who is looking, as the header shows it. */
export type Account =
  | { kind: 'visitor'; loginTo: string }
  | {
      kind: 'student';
      /** May be empty while the user is loading. */
      name: string;
      avatarUrl: string | null;
      /** The personal centre; left out while it has no page. */
      profileTo?: string;
      onLogout: () => void;
    };
