import { paths } from '../platform/navigation/paths.ts';
import { barePage, type PageRoute, type PortalRoute } from '../platform/navigation/PortalRoute.ts';

/** The sign-in of students, at any address. */
export const loginRoute = (path: string): PageRoute =>
  barePage(path, () => import('./login/LoginPage.tsx'), 'LoginPage');

/** Sign-in in all its forms, registration, and the codes that lead to them. */
export const accountRoutes: PortalRoute[] = [
  loginRoute(paths.login),
  barePage(paths.studentLogin, () => import('./login/StudentLoginPage.tsx'), 'StudentLoginPage'),
  barePage(paths.promotionLogin, () => import('./login/PromotionLoginPage.tsx'), 'PromotionLoginPage'),
  barePage(paths.ssoLogin, () => import('./sso-login/SsoLoginPage.tsx'), 'SsoLoginPage'),
  barePage(paths.loginGuide, () => import('./login-guide/LoginGuidePage.tsx'), 'LoginGuidePage'),
  barePage(paths.register, () => import('./register/RegisterPage.tsx'), 'RegisterPage'),
  barePage(
    paths.organisationCode,
    () => import('./organisation-code/OrganisationCodePage.tsx'),
    'OrganisationCodePage',
  ),
];
