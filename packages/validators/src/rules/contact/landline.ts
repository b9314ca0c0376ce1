import { defineRule } from '../../rule.ts';
import { isAssignedLandline } from './isAssignedLandline.ts';

/** An area code of 3 or 4 digits, a hyphen, and a local number of 7 or 8 digits. */
export const LANDLINE_PATTERN = /^0\d{2,3}-\d{7,8}$/;

/**
 * A landline number: an area code of 3 or 4 digits, a hyphen, and 7 or 8 digits.
 * - Strict: the area code exists, and the local number begins with 2 to 8
 * - Message: 固定电话格式为：区号-电话号码
 * - Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml)
 */
export const landline = /* @__PURE__ */ defineRule({
  name: 'landline',
  message: '固定电话格式为：区号-电话号码',
  clean: 'landline',
  longest: 13,
  pattern: LANDLINE_PATTERN,
  strict: isAssignedLandline,
});
