import { defineRule } from '../../rule.ts';
import { isAssignedLandline } from './isAssignedLandline.ts';
import { LANDLINE_PATTERN } from './landline.ts';

/**
 * A fax number, written like a landline number: an area code of 3 or 4 digits, a hyphen, and 7 or 8 digits.
 * - Strict: the area code exists, and the local number begins with 2 to 8
 * - Message: 传真格式不正确
 * - Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml)
 */
export const fax = /* @__PURE__ */ defineRule({
  name: 'fax',
  message: '传真格式不正确',
  clean: 'landline',
  longest: 13,
  pattern: LANDLINE_PATTERN,
  strict: isAssignedLandline,
});
