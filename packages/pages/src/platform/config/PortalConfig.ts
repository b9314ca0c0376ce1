import type { ClientConfig } from '@cloud-school/api-client';
import type { SchoolSettings } from '@cloud-school/domain';

/** What belongs to an account, and which no call of the specification changes. */
export type AccountPage = 'profile' | 'password' | 'mobile' | 'devices';

/**
 * The host's configuration that pages read; it comes with the served page and is never in the built files (SHELL-13).
 * A missing value disables its feature.
 */
export interface PortalConfig {
  client: ClientConfig;
  ssoAddress?: string;
  organisationAddress?: string;
  /** JSON: the cloud schools that persons register for (REG-01). */
  registrationSchools?: string;
  /** Records and permits of the host's domain, in the order they are shown (SHELL-10). */
  licence?: string[];
  /** Key of the maps service; sent with the look-up of the visitor's position (HEAD-05). */
  mapsKey?: string;
  /** Address of the map's tiles with {z}, {x} and {y}. */
  mapTiles?: string;
  /** The source of the map's tiles, which their licence requires on the map. */
  mapAttribution?: string;
  /** Address of a marker in a maps service, with {latitude}, {longitude}, {name} and {address}. */
  mapMarkerAddress?: string;
  /** The mobile app's page of a business line, with {line} and {tenantId}; on an origin of its own. */
  mobileAppAddress?: string;
  /** The page of an external service that shows the document at {address}, in a frame (VIEW-03). */
  documentViewerAddress?: string;
  /** Origins of players that texts of the school may embed; videos of all others are links. */
  videoHosts?: string[];
  examAddress?: string;
  /** Where the school lets a student change what belongs to her account; a page that is not named is not offered. */
  accountPages?: Partial<Record<AccountPage, string>>;
  appDownloadAddress?: string;
  /** The pages of the agreements that a sign-in accepts (LOGIN-01), or texts of this host: a path that ends with .txt. */
  serviceAgreementAddress?: string;
  privacyPolicyAddress?: string;
  /** When the school answers a message: 招生老师一个工作日内回电; default: the brand's. */
  consultationReply?: string;
  /** The host's copy of WeChat's script (jweixin), and what signs an address for it: pages shared in WeChat show a card. */
  wechatSdkAddress?: string;
  wechatSignatureAddress?: string;
  /** First certification organisation of each partner's schools, by the partner's id, where it is not the cobranding's (SHELL-10). */
  partnerOrganisations?: Record<string, string>;
  /** What this host wants otherwise than the brand. */
  settings?: Partial<SchoolSettings>;
  /** A class's timetable as a calendar that programs subscribe to, with {classId}. */
  calendarAddress?: string;
  /** Sends the remaining time of a test to the server about every 60 s (EXAM-05). */
  reportsExamTime?: boolean;
  /** The service worker of exams: 'off' removes it from every device that opens a page. */
  examWorker?: 'on' | 'off';
  /** Shows a student's classes, timetable and courses of the last visit until the server answers; default: on. */
  keepsAnswers?: boolean;
  /** Students can download lessons to their device; needs `keepsAnswers` and the worker. Default: on. */
  hasDownloads?: boolean;
  /** Origins beside the page's own whose files can be downloaded; they let pages read them (CORS). */
  downloadHosts?: string[];
  /** Receives what goes wrong or is slow on the devices, by POST; without personal data (`createSender.ts`). */
  reportAddress?: string;
  /** Of each hundred openings of the site, how many report web vitals; default: none. */
  vitalsShare?: number;
}
