/** Shown when no answer came, or one that says nothing. */
export const BUSY_MESSAGE = '系统繁忙';
/** Shown when an answer came that cannot be read. */
export const MALFORMED_MESSAGE = '数据异常，请稍后重试';
/** Shown when a sign-in is needed and the server gave no words of its own. */
export const SIGN_IN_MESSAGE = '请登录';
/** Rarely seen: a call we gave up has nobody waiting. */
export const CANCELLED_MESSAGE = '请求已取消';
