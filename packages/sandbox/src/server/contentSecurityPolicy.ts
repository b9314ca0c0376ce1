/**
 * What a browser may do on a page of the portal. styled-components writes style elements, hence 'unsafe-inline' there.
 * `config` is what the page is told; the origin it previews the mobile app from is the only one it may frame, that of the
 * map's tiles the only other one it may show pictures of.
 */
export function contentSecurityPolicy(config: Record<string, string>): string {
  const tiles = toOrigin(config.MAP_TILES);
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}`,
    // A stream is put together in the page.
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${toOrigin(config.MOBILE_APP_ADDRESS) ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Text becomes markup through the one policy of the sanitiser, or not at all.
    "require-trusted-types-for 'script'",
    'trusted-types cloud-school',
  ].join('; ');
}

function toOrigin(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  // A host of other characters, such as a semicolon, could say more than where things come from.
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
