import { Navigate, useLocation } from 'react-router-dom';
import { isPhone } from '../platform/navigation/isPhone.ts';
import { paths } from '../platform/navigation/paths.ts';
import { barePage, type PortalRoute, sitePage } from '../platform/navigation/PortalRoute.tsx';

/** The certificate query in the site's frame, at any address. */
export const certificateQueryRoute = (path: string): PortalRoute =>
  sitePage(path, () => import('./certificate-query/CertificateQueryPage.tsx'), 'CertificateQueryPage');

/** The certificate query on desktops and phones; the short address chooses by device (CERT-01). */
export const certificateRoutes: PortalRoute[] = [
  { path: paths.certificateQuery, layout: 'bare', Page: RedirectByDevice },
  certificateQueryRoute(paths.certificateQueryDesktop),
  barePage(
    paths.certificateQueryPhone,
    () => import('./certificate-query/MobileCertificateQueryPage.tsx'),
    'MobileCertificateQueryPage',
  ),
];

function RedirectByDevice() {
  const { search } = useLocation();
  const path = isPhone(navigator.userAgent) ? paths.certificateQueryPhone : paths.certificateQueryDesktop;
  return <Navigate to={path + search} replace />;
}
