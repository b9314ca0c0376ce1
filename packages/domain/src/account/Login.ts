/** The result of a successful login. */
export interface Login {
  userId: string;
  token: string;
  /** Milliseconds since 1970; null when the server sends no readable expiry. */
  expiresAt: number | null;
}
