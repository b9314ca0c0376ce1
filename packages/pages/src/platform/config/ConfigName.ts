import { keysOf } from '@cloud-school/domain';
/** What a value must look like (`findConfigProblems`). */
export type ConfigShape =
  | 'text'
  | 'header'
  | 'address'
  | 'loaded address'
  | 'foreign address'
  | 'origins'
  | 'percent'
  | 'switch'
  | 'week start'
  | 'name scripts'
  | 'object';

/**
 * The configuration items that pages read (SHELL-13), by their names in the page. In the environment of the host they
 * begin with CLOUD_SCHOOL_ (`.env.example`). The host keeps all other items of the specification to itself.
 */
export const CONFIG_ITEMS = {
  API_BASE: 'loaded address',
  CLIENT_ID: 'text',
  CLIENT_SECRET: 'text',
  APPLICATION_ID: 'header',
  ACCESS_KEY: 'text',
  GRAY_VERSION: 'header',
  SSO_ADDRESS: 'address',
  ORGANISATION_ADDRESS: 'address',
  REGISTRATION_SCHOOLS: 'object',
  LICENCE: 'text',
  MAPS_KEY: 'text',
  MAP_TILES: 'loaded address',
  MAP_ATTRIBUTION: 'text',
  MAP_MARKER_ADDRESS: 'address',
  MOBILE_APP_ADDRESS: 'foreign address',
  DOCUMENT_VIEWER_ADDRESS: 'foreign address',
  VIDEO_HOSTS: 'origins',
  EXAM_ADDRESS: 'address',
  ACCOUNT_PAGES: 'object',
  APP_DOWNLOAD_ADDRESS: 'address',
  SERVICE_AGREEMENT_ADDRESS: 'address',
  PRIVACY_POLICY_ADDRESS: 'address',
  CONSULTATION_REPLY: 'text',
  WECHAT_SDK_ADDRESS: 'loaded address',
  WECHAT_SIGNATURE_ADDRESS: 'loaded address',
  PARTNER_ORGANISATIONS: 'object',
  WEEK_START: 'week start',
  NAME_SCRIPTS: 'name scripts',
  PRICES: 'switch',
  COMMENTS: 'switch',
  CALENDAR_ADDRESS: 'address',
  EXAM_TIME_REPORT: 'switch',
  EXAM_WORKER: 'switch',
  KEPT_ANSWERS: 'switch',
  LESSON_DOWNLOADS: 'switch',
  DOWNLOAD_HOSTS: 'origins',
  REPORT_ADDRESS: 'loaded address',
  WEB_VITALS: 'percent',
} as const satisfies Record<string, ConfigShape>;

export type ConfigName = keyof typeof CONFIG_ITEMS;

export const CONFIG_NAMES = keysOf(CONFIG_ITEMS);

export const isConfigName = (name: string): name is ConfigName => Object.hasOwn(CONFIG_ITEMS, name);
