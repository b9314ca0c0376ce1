import type { ConfigName, PortalConfig } from './PortalConfig.ts';

export type RawConfig = Partial<Record<ConfigName, string>>;

/** Id of the element that the host fills with JSON when it serves index.html. */
export const CONFIG_ELEMENT_ID = 'cloud-school-config';

/** The values of the page's JSON text that say something; unreadable JSON counts as empty. */
export function parseConfig(text: string | null | undefined): RawConfig {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return Object.fromEntries(
      Object.entries(value ?? {}).flatMap(([name, given]) =>
        typeof given === 'string' && given.trim() ? [[name, given.trim()]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Configuration from the JSON text of the page; unreadable JSON counts as empty. */
export function readConfig(text: string | null | undefined): PortalConfig {
  const raw = parseConfig(text);
  const value = (name: ConfigName) => raw[name];

  return {
    client: {
      baseUrl: value('API_BASE'),
      clientId: value('CLIENT_ID'),
      clientSecret: value('CLIENT_SECRET'),
      applicationId: value('APPLICATION_ID'),
      accessKey: value('ACCESS_KEY'),
      grayVersion: value('GRAY_VERSION'),
    },
    uploadServer: value('UPLOAD_SERVER'),
    objectStorage: value('OBJECT_STORAGE'),
    ssoAddress: value('SSO_ADDRESS'),
    organisationAddress: value('ORGANISATION_ADDRESS'),
    cookieDomain: value('COOKIE_DOMAIN'),
    mapsKey: value('MAPS_KEY'),
    mapsSecret: value('MAPS_SECRET'),
    mapTiles: value('MAP_TILES'),
    mapAttribution: value('MAP_ATTRIBUTION'),
    mapMarkerAddress: value('MAP_MARKER_ADDRESS'),
    mobileAppAddress: value('MOBILE_APP_ADDRESS'),
    examAddress: value('EXAM_ADDRESS'),
    appDownloadAddress: value('APP_DOWNLOAD_ADDRESS'),
    vendorOrganisationId: value('VENDOR_ORGANISATION_ID'),
    reportsExamTime: value('EXAM_TIME_REPORT') === 'on',
  };
}

/** Address of the school's websocket, built from the host of the page. */
export function websocketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/websocket/`;
}
