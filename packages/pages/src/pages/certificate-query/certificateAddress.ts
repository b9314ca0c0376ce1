import type { CertificateKind } from '@cloud-school/ui';
import { CERTIFICATE_CODES } from '../../platform/navigation/paths.ts';

/** Longer texts are no numbers of certificates. */
const LONGEST = 64;

/** The certificate that an address names; the number is null without one. */
export function readCertificateAddress(search: URLSearchParams): {
  kind: CertificateKind;
  number: string | null;
} {
  const number = search.get('number')?.trim() ?? '';
  return {
    kind: search.get('type') === CERTIFICATE_CODES.graduation ? 'graduation' : 'level',
    number: number !== '' && number.length <= LONGEST ? number : null,
  };
}
