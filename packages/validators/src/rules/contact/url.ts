import { defineRule } from '../../rule.ts';

/** A host as the URL parser writes it: it has refused wrong ports, IPv4 and IPv6 addresses, and made other letters ASCII. */
function isHost(host: string): boolean {
  if (host === 'localhost' || host.startsWith('[')) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z\d_](?:[\w-]*[a-z\d_])?$/.test(label));
}

/**
 * A web address of at most 2048 characters: http or https, a dotted host, localhost or an IP address as browsers open them, no user name and no white space.
 * - Message: 网址格式不正确
 * - Standard: [URL Standard](https://url.spec.whatwg.org/)
 */
export const url = /* @__PURE__ */ defineRule({
  name: 'url',
  message: '网址格式不正确',
  clean: 'url',
  longest: 2048,
  // A bracket as its code: Java reads a bare one in a class as another class.
  pattern: /^https?:\/\/([^\s/?#@\\%\u005B\]:]+|\[[\da-f:.]+\])(:\d{1,5})?([/?#]\S*)?$/iu,
  proof: (text) => {
    try {
      return isHost(new URL(text).hostname);
    } catch {
      return false;
    }
  },
});
