import type { SmsCodeLabels } from '../primitives/sms-code-field/SmsCodeField.tsx';

export const smsCodeLabels: SmsCodeLabels = {
  first: '获取验证码',
  again: '重新获取',
  counting: (seconds) => `${seconds}秒重新获取`,
  sent: '验证码已发送',
  refused: '请在倒计时结束后再发送',
};

/** An SMS code that could not be sent; the reason follows where it is known. */
export const smsFailedMessage = '验证码发送失败';
