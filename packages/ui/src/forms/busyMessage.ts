/** The message of a form whose request failed without a reason from the server. */
export const busyMessage = '系统繁忙';
