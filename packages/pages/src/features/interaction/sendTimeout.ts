/** Milliseconds after which a send counts as failed and its text can be sent again; the client's own limit is 500 s. */
export const SEND_TIMEOUT_MS = 20_000;
