/** What a successful login answers. */
export interface Login {
  userId: string;
  token: string;
  /** Milliseconds since 1970, or null when the server set no end. */
  expiresAt: number | null;
}
