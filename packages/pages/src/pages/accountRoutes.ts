import { paths } from '../platform/navigation/paths.ts';
import {
  barePage,
  publicPage,
  type PageRoute,
  type PortalRoute,
  sitePage,
} from '../platform/navigation/PortalRoute.ts';

/** Where a sign-in returns to: it has as many values as there are addresses. */
const REDIRECT = { redirect: 'rendered' } as const;

/** The sign-in of students, at any address. */
export const loginRoute = (path: string): PageRoute =>
  publicPage(
    barePage(path, () => import('./login/LoginPage.tsx'), 'LoginPage'),
    REDIRECT,
  );

/** An agreement of which the host gives the text. */
const agreementRoute = (path: string): PageRoute =>
  sitePage(path, () => import('./agreement/AgreementPage.tsx'), 'AgreementPage');

/** Sign-in in all its forms, registration, and the codes that lead to them. */
export const accountRoutes: PortalRoute[] = [
  loginRoute(paths.login),
  publicPage(
    barePage(paths.studentLogin, () => import('./login/StudentLoginPage.tsx'), 'StudentLoginPage'),
    REDIRECT,
  ),
  publicPage(
    barePage(paths.promotionLogin, () => import('./login/PromotionLoginPage.tsx'), 'PromotionLoginPage'),
    REDIRECT,
  ),
  agreementRoute(paths.serviceAgreement),
  agreementRoute(paths.privacyPolicy),
  barePage(paths.ssoLogin, () => import('./sso-login/SsoLoginPage.tsx'), 'SsoLoginPage'),
  publicPage(barePage(paths.loginGuide, () => import('./login-guide/LoginGuidePage.tsx'), 'LoginGuidePage')),
  publicPage(
    barePage(paths.register, () => import('./register/RegisterPage.tsx'), 'RegisterPage'),
    {
      ...REDIRECT,
      type: 'cached',
      invitationCode: 'rendered',
    },
  ),
  barePage(
    paths.organisationCode,
    () => import('./organisation-code/OrganisationCodePage.tsx'),
    'OrganisationCodePage',
  ),
];
