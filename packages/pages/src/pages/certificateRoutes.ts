import { paths } from '../platform/navigation/paths.ts';
import { barePage, type PortalRoute, sitePage } from '../platform/navigation/PortalRoute.tsx';

/** The certificate query in the site's frame, at any address. */
export const certificateQueryRoute = (path: string): PortalRoute =>
  sitePage(path, () => import('./certificate-query/CertificateQueryPage.tsx'), 'CertificateQueryPage');

/** The certificate query on desktops and phones; the short address chooses by device (CERT-01). */
export const certificateRoutes: PortalRoute[] = [
  barePage(
    paths.certificateQuery,
    () => import('./certificate-query/RedirectByDevice.tsx'),
    'RedirectByDevice',
  ),
  certificateQueryRoute(paths.certificateQueryDesktop),
  barePage(
    paths.certificateQueryPhone,
    () => import('./certificate-query/MobileCertificateQueryPage.tsx'),
    'MobileCertificateQueryPage',
  ),
];
