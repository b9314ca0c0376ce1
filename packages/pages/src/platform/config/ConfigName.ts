/**
 * The specification's configuration items (SHELL-13) by their names in the page. In the environment of the host they
 * begin with CLOUD_SCHOOL_ (`.env.example`).
 */
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
