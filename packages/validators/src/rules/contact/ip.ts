import { defineRule } from '../../rule.ts';

/** An IP address, version 4 or 6; strict: no leading zero in version 4 ([RFC 791](https://www.rfc-editor.org/rfc/rfc791), [RFC 4291](https://www.rfc-editor.org/rfc/rfc4291)). */
export const ip = /* @__PURE__ */ defineRule(
  'ip',
  'IP地址格式不正确',
  45,
  // Version 4, or version 6: hexadecimal only; with '::' seven groups at most, without it eight; a version 4 address,
  // without leading zeros, may stand for the last two.
  /^(?:(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!$)|$)){4}|(?=[\da-f]*:[\da-f:.]+$)(?:(?!(?::*\w+\b){7}(?:\.|:*\w))(?::|(?:\w{1,4}:)+):(?:\w{1,4}(?::\b|$))*|(?:\w{1,4}:){6}(?=\d+\.)|(?:\w{1,4}(?::\b|$)){8})(?:(?!0\d|.*\.0\d)(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!$)|$)){4})?$)$/i,
  (text) => !/^0\d+\.|^\d+\..*\b0\d/.test(text),
);
