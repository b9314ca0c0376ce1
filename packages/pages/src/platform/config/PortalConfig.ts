import type { ClientConfig } from '@cloud-school/api-client';

/** What a host tells the portal when it serves the page; nothing of it is in the built files (SHELL-13). */
export interface PortalConfig {
  client: ClientConfig;
  /** Feature addresses; a missing one leaves its feature out. */
  uploadServer?: string;
  objectStorage?: string;
  ssoAddress?: string;
  organisationAddress?: string;
  cookieDomain?: string;
  mapsKey?: string;
  mapsSecret?: string;
  /** Address of the map's tiles with {z}, {x} and {y}. */
  mapTiles?: string;
  /** Whom the map's tiles are from, as their licence asks. */
  mapAttribution?: string;
  /** Address of a marker on a maps service, with {latitude}, {longitude}, {name} and {address}. */
  mapMarkerAddress?: string;
  /** The mobile app's page of a business line, with places for {line} and {tenantId}; on an origin of its own. */
  mobileAppAddress?: string;
  examAddress?: string;
  appDownloadAddress?: string;
  /** First certification organisation of the vendor's schools: only these are ever shown co-branded (SHELL-10). */
  vendorOrganisationId?: string;
  /** Sends the remaining time of a test to the server about every 60 s (EXAM-05). */
  reportsExamTime?: boolean;
}

/** Names in the page's configuration; in the environment they begin with CLOUD_SCHOOL_ (`.env.example`). */
export type ConfigName =
  | 'API_BASE'
  | 'CLIENT_ID'
  | 'CLIENT_SECRET'
  | 'APPLICATION_ID'
  | 'ACCESS_KEY'
  | 'GRAY_VERSION'
  | 'UPLOAD_SERVER'
  | 'OBJECT_STORAGE'
  | 'SSO_ADDRESS'
  | 'ORGANISATION_ADDRESS'
  | 'COOKIE_DOMAIN'
  | 'MAPS_KEY'
  | 'MAPS_SECRET'
  | 'MAP_TILES'
  | 'MAP_ATTRIBUTION'
  | 'MAP_MARKER_ADDRESS'
  | 'MOBILE_APP_ADDRESS'
  | 'EXAM_ADDRESS'
  | 'APP_DOWNLOAD_ADDRESS'
  | 'VENDOR_ORGANISATION_ID'
  | 'EXAM_TIME_REPORT';
