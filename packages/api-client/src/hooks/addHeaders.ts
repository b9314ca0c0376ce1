import type { BeforeRequestHook } from 'ky';
import type { ClientConfig, ClientSession } from '../Client.ts';
import { isOwnHost } from './isOwnHost.ts';

/** Base64 of a text's UTF-8 bytes; btoa alone throws for characters beyond Latin-1. */
function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function basicAuthorisation({ clientId, clientSecret }: ClientConfig): string | null {
  return clientId && clientSecret ? `Basic ${toBase64(`${clientId}:${clientSecret}`)}` : null;
}

/** Headers throws for line breaks and for characters beyond ASCII; such a value is corrupt and counts as absent. */
function isSendable(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value);
}

/** The headers of every call: a server of another origin must allow them. */
export const COMMON_HEADERS = [
  'tenantId',
  'schoolId',
  'token',
  'gray_version',
  'platformType',
  'applicationId',
  'Authorization',
] as const;

type CommonHeader = (typeof COMMON_HEADERS)[number];

/** Adds tenant, school, token and client headers to every request to the API's own origin (API-01). */
export function addHeaders(
  session: () => ClientSession,
  config: ClientConfig,
  baseUrl: string,
): BeforeRequestHook {
  const authorisation = basicAuthorisation(config);
  return ({ request }) => {
    if (!isOwnHost(request, baseUrl)) return;
    const { tenantId, schoolId, token } = session();
    const headers: Record<CommonHeader, string | null | undefined> = {
      tenantId,
      schoolId,
      token,
      gray_version: config.grayVersion,
      platformType: 'SZYX',
      applicationId: config.applicationId,
      Authorization: authorisation,
    };
    for (const [name, value] of Object.entries(headers)) {
      if (isSendable(value)) request.headers.set(name, value);
    }
  };
}
