import { FAILURE_WORDS } from '@cloud-school/domain';

/** For a call without an answer, and for a refusal without a message of the server. */
export const BUSY_MESSAGE = FAILURE_WORDS.server;
/** For an answer that cannot be read. */
export const MALFORMED_MESSAGE = '数据异常，请稍后重试';
/** For an expired session; the server's own message is shown once, beside it (SHELL-05). */
export const SIGN_IN_MESSAGE = '请登录';
/** For a cancelled call; screens do not show it. */
export const CANCELLED_MESSAGE = '请求已取消';
