/** A finished attempt of the log list. */
export interface HandIn {
  /** Milliseconds since 1970 by the server's clock; null when the server does not send it. */
  at: number | null;
}
