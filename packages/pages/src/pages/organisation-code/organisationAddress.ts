import { parseUrl } from '@cloud-school/domain';
import { registerPath } from '../../platform/navigation/paths.ts';

/** The address in an organisation's QR code: the configured one, else this site's registration; with the invitation code. */
export function organisationAddress(
  configured: string | undefined,
  origin: string,
  invitationCode: string | null,
): string {
  const own = configured !== undefined && /^https?:\/\//i.test(configured) ? parseUrl(configured) : null;
  const url = own ?? new URL(origin + registerPath('enterprise'));
  if (invitationCode !== null) url.searchParams.set('invitationCode', invitationCode);
  return url.href;
}
