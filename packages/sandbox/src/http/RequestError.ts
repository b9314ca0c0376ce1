/** The server understood and says no: HTTP 200 with this code and a Chinese message. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Codes the sandbox refuses with; the session ones are the specification's, the others ours. */
export const ERROR_CODES = {
  badRequest: 40000,
  sessionExpired: 40001,
  badSignature: 40003,
  tooOften: 40029,
  wrongLogin: 50001,
  wrongCaptcha: 50002,
  notAllowed: 50003,
  notFound: 50004,
  alreadyFinished: 50010,
  unknownQuestion: 50011,
  notFinished: 50012,
} as const;

/** What every unusable token is answered with. */
export const SESSION_EXPIRED_MESSAGE = '登录已过期，请重新登录';
