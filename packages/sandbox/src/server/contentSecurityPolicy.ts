/**
 * What a browser may do on a page of the portal. styled-components writes style elements, hence 'unsafe-inline' there.
 * `config` is what the page is told; the origin it previews the mobile app from is the only one it may frame.
 */
export function contentSecurityPolicy(config: Record<string, string>): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${originOf(config.MOBILE_APP_ADDRESS) ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Text becomes markup through the one policy of the sanitiser, or not at all.
    "require-trusted-types-for 'script'",
    'trusted-types cloud-school',
  ].join('; ');
}

function originOf(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
