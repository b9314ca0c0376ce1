import { parseUrl } from '@cloud-school/domain';

/**
 * The content security policy of a portal's page. styled-components needs 'unsafe-inline' styles. Of the host's `values`,
 * the origins of the mobile app, the document viewer and the players of VIDEO_HOSTS are the only ones that can be framed; calls and reports go to
 * their addresses; pictures, videos and the files that a player reads may come from OBJECT_STORAGE (origins separated by
 * spaces), pictures of the map from its tiles. ASSETS_ORIGIN is where the files of the build are.
 */
export function contentSecurityPolicy(values: Record<string, string>): string {
  const originsOf = (...names: string[]) => [
    ...new Set(
      names.flatMap((name) => values[name]?.split(/\s+/) ?? []).flatMap((given) => toOrigin(given) ?? []),
    ),
  ];
  const list = (...sources: string[]) => sources.join(' ');
  const frames = originsOf('MOBILE_APP_ADDRESS', 'DOCUMENT_VIEWER_ADDRESS', 'VIDEO_HOSTS');
  return [
    "default-src 'self'",
    list("script-src 'self'", ...originsOf('ASSETS_ORIGIN', 'WECHAT_SDK_ADDRESS')),
    list("style-src 'self' 'unsafe-inline'", ...originsOf('ASSETS_ORIGIN')),
    list("img-src 'self' data: blob:", ...originsOf('OBJECT_STORAGE', 'MAP_TILES', 'ASSETS_ORIGIN')),
    // hls.js plays streams from blob addresses.
    list("media-src 'self' blob:", ...originsOf('OBJECT_STORAGE', 'ASSETS_ORIGIN')),
    list("font-src 'self' data:", ...originsOf('ASSETS_ORIGIN')),
    // The exam worker fetches the files of the build.
    list(
      "connect-src 'self'",
      ...originsOf(
        'API_BASE',
        'REPORT_ADDRESS',
        'WECHAT_SIGNATURE_ADDRESS',
        'OBJECT_STORAGE',
        'DOWNLOAD_HOSTS',
        'ASSETS_ORIGIN',
      ),
    ),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "worker-src 'self'",
    // Only the sanitiser's policy can turn text into markup; the second one makes the address of the exam worker, the third one
    // that of WeChat's script where the host has it, and the default one passes four texts of libraries (allowLibraryMarkup of pages).
    "require-trusted-types-for 'script'",
    list(
      'trusted-types cloud-school cloud-school-worker',
      ...(values.WECHAT_SDK_ADDRESS ? ['cloud-school-wechat'] : []),
      'default',
    ),
  ].join('; ');
}

function toOrigin(address: string): string | null {
  const origin = parseUrl(address)?.origin ?? '';
  // Other characters in a host, such as a semicolon, could add a directive.
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? origin : null;
}
