import { mobileSms } from '@cloud-school/validators';

/** What is wrong with a number that wants a code (LOGIN-03); null when nothing is. Loaded by the first wish for one. */
export function smsMobileFault(mobile: string): string | null {
  if (mobile === '') return '请输入手机号';
  return mobileSms.test(mobile) ? null : '请输入正确的手机号';
}
