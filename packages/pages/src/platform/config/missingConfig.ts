import { CONFIG_NAMES, type ConfigName } from './ConfigName.ts';
import { parseConfig } from './readConfig.ts';

/** The effect of a missing value. */
const EFFECTS: Record<ConfigName, string> = {
  API_BASE: 'calls go to /api',
  CLIENT_ID: 'calls carry no basic authorisation',
  CLIENT_SECRET: 'calls carry no basic authorisation',
  APPLICATION_ID: 'calls carry no applicationId',
  ACCESS_KEY: 'SMS codes cannot be requested',
  GRAY_VERSION: 'calls carry no gray_version',
  SSO_ADDRESS: 'single sign-on is off',
  ORGANISATION_ADDRESS: 'the organisation code opens the registration of this site',
  REGISTRATION_SCHOOLS: 'only enterprises can register',
  LICENCE: 'the footer names no records',
  MAPS_KEY: 'maps are off',
  MAP_TILES: 'service points are a list without a map',
  MAP_ATTRIBUTION: 'the map names no source',
  MAP_MARKER_ADDRESS: 'no place opens in a maps service',
  MOBILE_APP_ADDRESS: 'business lines other than study show the app download',
  DOCUMENT_VIEWER_ADDRESS: 'documents are downloads only',
  VIDEO_HOSTS: 'videos that texts embed are links',
  EXAM_ADDRESS: 'the exam login link is left out',
  ACCOUNT_PAGES: 'a student is not led to where the school changes her profile, password and number',
  APP_DOWNLOAD_ADDRESS: 'the app download is left out',
  SERVICE_AGREEMENT_ADDRESS: 'the sign-in refers to the school for the service agreement',
  PRIVACY_POLICY_ADDRESS: 'the sign-in refers to the school for the privacy policy',
  CONSULTATION_REPLY: 'a message says when it is answered as the brand does, by default nothing',
  WECHAT_SDK_ADDRESS: 'a page shared in WeChat has no card of its own',
  WECHAT_SIGNATURE_ADDRESS: 'a page shared in WeChat has no card of its own',
  PARTNER_ORGANISATIONS: 'schools of partners are those of the organisations that the shell knows',
  EXAM_TIME_REPORT: 'the remaining time of a test is not reported',
  WEEK_START: 'weeks begin as the brand says, on Sunday by default',
  NAME_SCRIPTS: 'names have Chinese and English letters, as the brand says by default',
  PRICES: 'products have prices where the brand shows them, which is the default',
  COMMENTS: 'comments are open where the brand has them, which is the default',
  CALENDAR_ADDRESS: 'a timetable can be saved as a file, and is offered to no calendar program',
  EXAM_WORKER: 'a running exam can be reloaded without a network, which is the default',
  KEPT_ANSWERS: 'the study pages show what the last visit saw until the server answers, which is the default',
  LESSON_DOWNLOADS: 'students can download lessons, which is the default',
  DOWNLOAD_HOSTS: 'only files of this origin can be downloaded',
  REPORT_ADDRESS: 'nothing that fails on a device is reported',
  WEB_VITALS: 'no page reports how fast it is',
};

/** One sentence for developers: the missing values of the page with their effects; null when none is missing. */
export function missingConfig(text: string | null | undefined): string | null {
  const config = parseConfig(text);
  const missing = CONFIG_NAMES.filter((name) => !config[name]);
  if (missing.length === 0) return null;
  const parts = missing.map((name) => `CLOUD_SCHOOL_${name} (${EFFECTS[name]})`);
  return `Not configured, see .env.example: ${parts.join('; ')}.`;
}
