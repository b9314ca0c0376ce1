/**
 * The configuration items that pages read (SHELL-13), by their names in the page. In the environment of the host they
 * begin with CLOUD_SCHOOL_ (`.env.example`). The host keeps all other items of the specification to itself.
 */
export const CONFIG_NAMES = [
  'API_BASE',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'APPLICATION_ID',
  'ACCESS_KEY',
  'GRAY_VERSION',
  'SSO_ADDRESS',
  'ORGANISATION_ADDRESS',
  'REGISTRATION_SCHOOLS',
  'LICENCE',
  'MAPS_KEY',
  'MAP_TILES',
  'MAP_ATTRIBUTION',
  'MAP_MARKER_ADDRESS',
  'MOBILE_APP_ADDRESS',
  'DOCUMENT_VIEWER_ADDRESS',
  'EXAM_ADDRESS',
  'APP_DOWNLOAD_ADDRESS',
  'SERVICE_AGREEMENT_ADDRESS',
  'PRIVACY_POLICY_ADDRESS',
  'VENDOR_ORGANISATION_ID',
  'EXAM_TIME_REPORT',
  'EXAM_WORKER',
] as const;

export type ConfigName = (typeof CONFIG_NAMES)[number];
