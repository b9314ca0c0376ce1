import { isApiError, type Client } from '@cloud-school/api-client';

interface ErrorPolicy {
  /** The token that calls carry now; null for a visitor. */
  token: () => string | null;
  /** Runs once per session, with the server's message, when the session has expired (SHELL-05). */
  onSessionExpired: (message: string) => void;
  /** Runs for every other failure, unless it is quiet or cancelled. */
  onFailure: (message: string) => void;
  /** Runs for each failure, also a quiet one. */
  onError?: ((endpointId: string, error: unknown) => void) | undefined;
}

/**
 * Applies the application's one error policy to a client. The caller still gets every failure as a rejection.
 * Whether a failure is quiet is a field of the endpoint (`isQuiet`), which the options of a call override.
 */
export function withErrorPolicy(client: Client, policy: ErrorPolicy): Client {
  return {
    ...client,
    async call(endpoint, args, options) {
      // A call with a token of its own tries out a login: its caller shows the failure, and no session ends.
      if (options?.token) return client.call(endpoint, args, options);
      const token = policy.token();
      try {
        return await client.call(endpoint, args, options);
      } catch (error) {
        policy.onError?.(endpoint.id, error);
        if (isApiError(error) && error.kind !== 'cancelled') {
          const isExpired = error.kind === 'session-expired';
          if (isExpired && token !== policy.token()) {
            // The session of this call has already ended, and a new one may have started: nothing to do.
          } else if (isExpired && (token || endpoint.needsToken)) {
            client.cancelAll();
            policy.onSessionExpired(error.serverMessage ?? error.userMessage);
          } else if (!(options?.isQuiet ?? endpoint.isQuiet)) {
            policy.onFailure((isExpired && error.serverMessage) || error.userMessage);
          }
        }
        throw error;
      }
    },
  };
}
