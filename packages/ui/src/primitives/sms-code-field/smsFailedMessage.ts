/** An SMS code that could not be sent; the reason follows where it is known. */
export const smsFailedMessage = '验证码发送失败';
