import { registerPath } from '../../platform/navigation/paths.ts';

/** Where an organisation's QR code leads: the configured address, else this site's own registration; with its code. */
export function organisationAddress(
  configured: string | undefined,
  origin: string,
  invitationCode: string | null,
): string {
  const isWeb = configured !== undefined && /^https?:\/\//i.test(configured) && URL.canParse(configured);
  const url = new URL(isWeb ? configured : origin + registerPath('enterprise'));
  if (invitationCode !== null) url.searchParams.set('invitationCode', invitationCode);
  return url.href;
}
