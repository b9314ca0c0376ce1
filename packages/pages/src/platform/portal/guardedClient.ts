import { ApiError, type Client } from '@cloud-school/api-client';

interface Policy {
  /** Who asks: the token that calls carry now; null for a visitor. */
  token: () => string | null;
  /** 40001, 40005, 40009: heard once a session, with the server's words (SHELL-05). */
  onSessionExpired: (message: string) => void;
  /** Any other failure that a person should see. */
  onFailure: (message: string) => void;
}

/** Calls whose failures have their own place on the screen, or none: no toast on top. */
const QUIET = new Set([
  'test.saveAnswer',
  'test.finish',
  'test.start',
  'test.logs',
  'test.reportCompletion',
  'consultation.saveClue',
  'customerService.contact',
  'location.lookUp',
  'login.bySms',
  'login.byPassword',
  'certificate.captcha',
  'certificate.level',
  'certificate.graduation',
  'registration.bindInvitation',
  'registration.bySms',
  'registration.studentId',
  'registration.tenantByInvitation',
  'registration.updateStudent',
  'sso.exchange',
  'tenant.byPreDomain',
  'album.materials',
  'comment.save',
  'comment.reply',
]);

/** The one error policy: every failure goes through here on its way to the caller, who still gets it thrown. */
export function guardedClient(client: Client, policy: Policy): Client {
  return {
    ...client,
    async call(endpoint, args, options) {
      // A login that is being tried: whoever tries it tells, and no session of ours ends by it.
      if (options?.token) return client.call(endpoint, args, options);
      const token = policy.token();
      try {
        return await client.call(endpoint, args, options);
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'cancelled') {
          const isExpired = error.kind === 'session-expired';
          if (isExpired && token !== policy.token()) {
            // A session that is over by now: told already, or followed by a new one that has nothing to do with it.
          } else if (isExpired && (token || endpoint.needsToken)) {
            client.cancelAll();
            policy.onSessionExpired(error.userMessage);
          } else if (!QUIET.has(endpoint.id)) {
            policy.onFailure(error.userMessage);
          }
        }
        throw error;
      }
    },
  };
}
