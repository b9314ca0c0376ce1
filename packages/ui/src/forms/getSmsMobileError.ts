import { mobileSms } from '@cloud-school/validators';

/** The error of a mobile number that needs an SMS code (LOGIN-03), or null. Loads when a code is first requested. */
export function getSmsMobileError(mobile: string): string | null {
  if (mobile === '') return '请输入手机号';
  return mobileSms.test(mobile) ? null : '请输入正确的手机号';
}
