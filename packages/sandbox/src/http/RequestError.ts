/** A handler throws this to refuse a call: the response has HTTP status 200, this code and a Chinese message. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The codes of the sandbox's refusals. 40001 is the specification's (SHELL-05), the others are ours. */
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

/** The message for every missing, unknown or expired token. */
export const SESSION_EXPIRED_MESSAGE = '登录已过期，请重新登录';
