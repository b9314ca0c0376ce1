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
  /** `token` is the one that the call left with. */
  function answer(error: ApiError, token: string | null, needsToken: boolean, isQuiet: boolean) {
    if (error.kind === 'session-expired') {
      // The session of this call has already ended, and another student may be signed in: nothing to do.
      if (token !== tokenOf(policy.session())) return;
      if (token || needsToken) {
        client.cancelSessionCalls();
        policy.onSessionExpired(getErrorMessage(error));
        return;
      }
    }
    if (error.kind !== 'cancelled' && !isQuiet) policy.onFailure(getErrorMessage(error));
  }

  return {
    ...client,
    async call(endpoint, args, options) {
      // A call with a token of its own tries out a login: its caller shows the failure, and no session ends.
      if (options?.token) return client.call(endpoint, args, options);
      const { needsToken = false } = endpoint;
      const before = policy.session();
      try {
        return await client.call(endpoint, args, options);
      } catch (thrown) {
        policy.onError?.(endpoint, thrown);
        if (!isApiError(thrown)) throw thrown;
        const isExpired = isApiError(thrown, 'session-expired');
        if (isExpired) policy.followDevice();
        const error = isExpired && isRenewed(before, policy.session()) ? toRenewed(thrown) : thrown;
        const token = tokenOf(before);
        answer(error, token, needsToken, options?.isQuiet ?? endpoint.isQuiet ?? false);
        const isVisitor = token !== null && tokenOf(policy.session()) === null;
        // What needs no sign-in was refused for a token that has ended, and is asked again as a visitor.
        if (isVisitor && error.kind === 'session-expired' && !needsToken)
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
