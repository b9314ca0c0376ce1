import { paths } from '../platform/navigation/paths.ts';
import {
  barePage,
  publicPage,
  type PageRoute,
  type PortalRoute,
} from '../platform/navigation/PortalRoute.ts';

/** The sign-in of students, at any address. */
export const loginRoute = (path: string): PageRoute =>
  publicPage(barePage(path, () => import('./login/LoginPage.tsx'), 'LoginPage'));

/** Sign-in in all its forms, registration, and the codes that lead to them. */
export const accountRoutes: PortalRoute[] = [
  loginRoute(paths.login),
  publicPage(barePage(paths.studentLogin, () => import('./login/StudentLoginPage.tsx'), 'StudentLoginPage')),
  publicPage(
    barePage(paths.promotionLogin, () => import('./login/PromotionLoginPage.tsx'), 'PromotionLoginPage'),
  ),
  barePage(paths.ssoLogin, () => import('./sso-login/SsoLoginPage.tsx'), 'SsoLoginPage'),
  publicPage(barePage(paths.loginGuide, () => import('./login-guide/LoginGuidePage.tsx'), 'LoginGuidePage')),
  publicPage(barePage(paths.register, () => import('./register/RegisterPage.tsx'), 'RegisterPage')),
  barePage(
    paths.organisationCode,
    () => import('./organisation-code/OrganisationCodePage.tsx'),
    'OrganisationCodePage',
  ),
];
