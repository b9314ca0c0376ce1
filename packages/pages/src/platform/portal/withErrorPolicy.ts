import { ApiError, isApiError, type Client } from '@cloud-school/api-client';
import type { ReportedEndpoint } from '../report/createReporter.ts';
import type { SessionState } from '../session/createSession.ts';
import { getErrorMessage } from './Portal.ts';

interface ErrorPolicy {
  /** Whose token calls carry now. */
  session: () => SessionState;
  /** Looks whether another tab renewed or ended the session: asked before an expired one is ended. */
  followDevice: () => void;
  /** Runs once per session, with the server's message, when the session has expired (SHELL-05). */
  onSessionExpired: (message: string) => void;
  /** Runs for every other failure, unless it is quiet or cancelled. */
  onFailure: (message: string) => void;
  /** Runs for each failure, also a quiet one. */
  onError?: ((endpoint: ReportedEndpoint, error: unknown) => void) | undefined;
}

/**
 * Applies the application's one error policy to a client. The caller still gets every failure as a rejection, with one kind
 * changed: see `toRenewed`. Whether a failure is quiet is a field of the endpoint (`isQuiet`), which the options of a call override.
 */
export function withErrorPolicy(client: Client, policy: ErrorPolicy): Client {
  return {
    ...client,
    async call(endpoint, args, options) {
      // A call with a token of its own tries out a login: its caller shows the failure, and no session ends.
      if (options?.token) return client.call(endpoint, args, options);
      const before = policy.session();
      try {
        return await client.call(endpoint, args, options);
      } catch (thrown) {
        policy.onError?.(endpoint, thrown);
        if (isApiError(thrown, 'session-expired')) policy.followDevice();
        const token = tokenOf(before);
        const session = policy.session();
        const error =
          isApiError(thrown, 'session-expired') && isRenewed(before, session) ? toRenewed(thrown) : thrown;
        if (isApiError(error) && error.kind !== 'cancelled') {
          const isExpired = error.kind === 'session-expired';
          if (isExpired && token !== tokenOf(session)) {
            // The session of this call has already ended, and another student may be signed in: nothing to do.
          } else if (isExpired && (token || endpoint.needsToken)) {
            client.cancelSessionCalls();
            policy.onSessionExpired(getErrorMessage(error));
          } else if (!(options?.isQuiet ?? endpoint.isQuiet)) {
            policy.onFailure(getErrorMessage(error));
          }
        }
        const isVisitor = token !== null && tokenOf(policy.session()) === null;
        // What needs no sign-in was refused for a token that has ended, and is asked again as a visitor.
        if (isVisitor && isApiError(error, 'session-expired') && !endpoint.needsToken)
          return client.call(endpoint, args, options);
        throw error;
      }
    },
  };
}

const tokenOf = (session: SessionState) => (session.kind === 'student' ? session.token : null);

/** The same student signed in again meanwhile, perhaps in another tab. */
const isRenewed = (before: SessionState, now: SessionState) =>
  before.kind === 'student' &&
  now.kind === 'student' &&
  before.userId === now.userId &&
  before.token !== now.token;

/**
 * A call that left with the student's earlier token. The kind is one that callers repeat: saves and hand-ins wait for a new
 * sign-in after 'session-expired', which the student has made already. The repetition carries the new token.
 */
function toRenewed(cause: ApiError): ApiError {
  const { endpointId } = cause;
  return new ApiError({ kind: 'unavailable', userMessage: '登录已更新，请重试', endpointId, cause });
}
