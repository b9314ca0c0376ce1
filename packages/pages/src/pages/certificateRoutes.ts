import { isPhone } from '../platform/navigation/isPhone.ts';
import { paths } from '../platform/navigation/paths.ts';
import {
  barePage,
  publicPage,
  type PageRoute,
  type PortalRoute,
  redirectRoute,
  sitePage,
} from '../platform/navigation/PortalRoute.ts';

/** The certificate query in the site's frame, at any address; the sitemap has one of them. */
export const certificateQueryRoute = (path: string): PageRoute =>
  publicPage(
    {
      ...sitePage(path, () => import('./certificate-query/CertificateQueryPage.tsx'), 'CertificateQueryPage'),
      isListed: path === paths.certificateQueryDesktop,
    },
    LINKED,
  );

/** The certificate that a QR code or a link names; each has another. */
const LINKED = { type: 'rendered', number: 'rendered' } as const;

/** The certificate query on desktops and phones; the short address chooses by device (CERT-01). */
export const certificateRoutes: PortalRoute[] = [
  redirectRoute(paths.certificateQuery, () =>
    isPhone(navigator.userAgent) ? paths.certificateQueryPhone : paths.certificateQueryDesktop,
  ),
  certificateQueryRoute(paths.certificateQueryDesktop),
  publicPage(
    barePage(
      paths.certificateQueryPhone,
      () => import('./certificate-query/MobileCertificateQueryPage.tsx'),
      'MobileCertificateQueryPage',
    ),
    LINKED,
  ),
];
