import { defineRule } from '../../rule.ts';
import { isAssignedLandline } from './isAssignedLandline.ts';
import { isAssignedMobile } from './mobile.ts';

/**
 * A mobile number or a landline number.
 * - Strict: the second digit of a mobile number is 3 to 9; the area code of a landline number exists, and its local number begins with 2 to 8
 * - Message: 联系方式格式不正确
 * - Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml)
 */
export const phoneOrLandline = /* @__PURE__ */ defineRule({
  name: 'phoneOrLandline',
  message: '联系方式格式不正确',
  clean: 'phone',
  longest: 13,
  pattern: /^(?:1\d{10}|0\d{2,3}-\d{7,8})$/,
  strict: (text) => isAssignedMobile(text) || isAssignedLandline(text),
});
