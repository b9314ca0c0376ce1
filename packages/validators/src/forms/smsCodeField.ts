import { textField } from './textField.ts';

const message = '请输入6位验证码';

/** The code of an SMS: required and at least 6 characters, in one sentence for both. */
export const smsCodeField = textField(message).min(6, message);
