import { Navigate, useLocation } from 'react-router-dom';
import { isPhone } from '../../platform/navigation/isPhone.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** The short address of the certificate query: opens the page for this kind of device, with the same query (CERT-01). */
export function RedirectByDevice() {
  const { search } = useLocation();
  const path = isPhone(navigator.userAgent) ? paths.certificateQueryPhone : paths.certificateQueryDesktop;
  return <Navigate to={path + search} replace />;
}
