/**
 * The content security policy of a portal's page. styled-components needs 'unsafe-inline' styles. Of the page's `config`,
 * the origins of the mobile app and of the document viewer are the only ones that can be framed, and the origin of the
 * map tiles the only other one for pictures.
 */
export function contentSecurityPolicy(config: Record<string, string>): string {
  const tiles = toOrigin(config.MAP_TILES);
  const frames = [config.MOBILE_APP_ADDRESS, config.DOCUMENT_VIEWER_ADDRESS].flatMap(
    (address) => toOrigin(address) ?? [],
  );
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}`,
    // hls.js plays streams from blob addresses.
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "worker-src 'self'",
    // Only the sanitiser's policy can turn text into markup; the other one makes the address of the exam worker.
    "require-trusted-types-for 'script'",
    'trusted-types cloud-school cloud-school-worker',
  ].join('; ');
}

function toOrigin(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  // Other characters in a host, such as a semicolon, could add a directive.
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
