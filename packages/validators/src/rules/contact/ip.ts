import { defineRule } from '../../rule.ts';

/** An IPv4 address that ends an IPv6 address; there a leading zero is an error. */
const EMBEDDED_IPV4 = /(?<=:)(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const IPV6_GROUP = /^[\da-f]{1,4}$/i;

/**
 * An IP address, version 4 or 6; a version 4 address may end a version 6 address; no port, no zone.
 * - Strict: no leading zero in version 4
 * - Message: IP地址格式不正确
 * - Standard: [RFC 791](https://www.rfc-editor.org/rfc/rfc791), [RFC 4291](https://www.rfc-editor.org/rfc/rfc4291)
 */
export const ip = /* @__PURE__ */ defineRule({
  name: 'ip',
  message: 'IP地址格式不正确',
  clean: 'compact',
  longest: 45,
  // Four bytes of version 4, or any text with a colon, which the proof judges as version 6.
  pattern: /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!$)|$)){4}$|:/,
  proof: (text) => !text.includes(':') || isIpv6(text),
  strict: (text) => text.includes(':') || !/\b0\d/.test(text),
});

/** Eight groups of up to four hexadecimal digits; one '::' replaces one or more groups of zeros. */
function isIpv6(text: string): boolean {
  // A version 4 address is as long as two groups.
  const parts = text.replace(EMBEDDED_IPV4, '0:0').split('::');
  const groups = parts.flatMap((part) => (part === '' ? [] : part.split(':')));
  const hasRightLength = parts.length === 1 ? groups.length === 8 : parts.length === 2 && groups.length < 8;
  return hasRightLength && groups.every((group) => IPV6_GROUP.test(group));
}
