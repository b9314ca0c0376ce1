import type { CertificateKind } from '@cloud-school/ui';
import { paths } from '../../platform/navigation/paths.ts';

/** The query `type`: the tabs of the query in their order. */
const TYPES: Record<CertificateKind, string> = { level: '0', graduation: '1' };

/** Longer texts are no numbers of certificates. */
const LONGEST = 64;

/** The address of a query of one certificate: its type and number, never a name; it opens on any device. */
export const certificatePath = (kind: CertificateKind, number: string): string =>
  `${paths.certificateQuery}?${new URLSearchParams({ type: TYPES[kind], number })}`;

/** The certificate that an address names; the number is null without one. */
export function readCertificateAddress(search: URLSearchParams): {
  kind: CertificateKind;
  number: string | null;
} {
  const number = search.get('number')?.trim() ?? '';
  return {
    kind: search.get('type') === TYPES.graduation ? 'graduation' : 'level',
    number: number !== '' && number.length <= LONGEST ? number : null,
  };
}
