import { toWeekStart } from '@cloud-school/domain';
import type { ConfigName } from './ConfigName.ts';
import type { PortalConfig } from './PortalConfig.ts';

type ConfigValues = Partial<Record<ConfigName, string>>;

/** Id of the element that the host fills with JSON when it serves index.html. */
export const CONFIG_ELEMENT_ID = 'cloud-school-config';

/** The non-empty values in the page's JSON text, trimmed; none for unreadable JSON. */
export const parseConfig = (text: string | null | undefined): ConfigValues => readTexts(text);

/** The texts of a JSON object by their names, without blank ones; none for unreadable JSON. */
function readTexts(text: string | null | undefined): Record<string, string> {
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

/** The configuration for pages from the page's JSON text. */
export function readConfig(text: string | null | undefined): PortalConfig {
  const values = parseConfig(text);
  return {
    client: {
      baseUrl: values.API_BASE,
      clientId: values.CLIENT_ID,
      clientSecret: values.CLIENT_SECRET,
      applicationId: values.APPLICATION_ID,
      accessKey: values.ACCESS_KEY,
      grayVersion: values.GRAY_VERSION,
    },
    ssoAddress: values.SSO_ADDRESS,
    organisationAddress: values.ORGANISATION_ADDRESS,
    registrationSchools: values.REGISTRATION_SCHOOLS,
    licence: values.LICENCE?.split('|')
      .map((line) => line.trim())
      .filter(Boolean),
    mapsKey: values.MAPS_KEY,
    mapTiles: values.MAP_TILES,
    mapAttribution: values.MAP_ATTRIBUTION,
    mapMarkerAddress: values.MAP_MARKER_ADDRESS,
    mobileAppAddress: values.MOBILE_APP_ADDRESS,
    documentViewerAddress: values.DOCUMENT_VIEWER_ADDRESS,
    videoHosts: values.VIDEO_HOSTS?.split(/\s+/),
    examAddress: values.EXAM_ADDRESS,
    accountPages: readTexts(values.ACCOUNT_PAGES),
    appDownloadAddress: values.APP_DOWNLOAD_ADDRESS,
    serviceAgreementAddress: values.SERVICE_AGREEMENT_ADDRESS,
    privacyPolicyAddress: values.PRIVACY_POLICY_ADDRESS,
    consultationReply: values.CONSULTATION_REPLY,
    wechatSdkAddress: values.WECHAT_SDK_ADDRESS,
    wechatSignatureAddress: values.WECHAT_SIGNATURE_ADDRESS,
    partnerOrganisations: readTexts(values.PARTNER_ORGANISATIONS),
    settings: {
      weekStart: toWeekStart(values.WEEK_START),
      nameScripts: values.NAME_SCRIPTS === 'any' ? 'any' : undefined,
      showsPrices: values.PRICES === 'off' ? false : undefined,
      hasComments: values.COMMENTS === 'off' ? false : undefined,
    },
    calendarAddress: values.CALENDAR_ADDRESS,
    reportsExamTime: values.EXAM_TIME_REPORT === 'on',
    examWorker: values.EXAM_WORKER === 'off' ? 'off' : 'on',
    keepsAnswers: values.KEPT_ANSWERS !== 'off',
    hasDownloads: values.LESSON_DOWNLOADS !== 'off',
    downloadHosts: values.DOWNLOAD_HOSTS?.split(/\s+/),
    reportAddress: values.REPORT_ADDRESS,
    vitalsShare: Number(values.WEB_VITALS) || 0,
  };
}
