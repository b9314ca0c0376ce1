import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isPhone } from './platform/navigation/isPhone.ts';
import { lazyComponent } from './platform/navigation/lazyComponent.ts';
import { usePortal } from './platform/portal/Portal.ts';

/** One address of the portal. */
export interface PortalRoute {
  path: string;
  /** What can be fetched ahead says how. */
  Page: ComponentType & { preload?: () => void };
  /** 'site' stands in header, footer and tool rail; 'bare' fills the window. */
  layout: 'site' | 'bare';
  /** Visitors are led to the login and back. */
  needsSignIn?: boolean;
}

const redirect = (to: string) =>
  function Redirect() {
    return <Navigate to={to} replace />;
  };

/** The certificate query made for this device (CERT-01). */
function QueryRedirect() {
  const { search } = useLocation();
  return <Navigate to={`${isPhone(navigator.userAgent) ? '/query_h5' : '/query_pc'}${search}`} replace />;
}

const LoginPage = lazyComponent(() => import('./pages/login/LoginPage.tsx'), 'LoginPage');
const Cobranded = lazyComponent(() => import('./platform/brand/Cobranded.tsx'), 'Cobranded');

/** The co-branded sign-in, in the vendor's look in any shell. */
function CobrandedLoginPage() {
  const { brand } = usePortal();
  return brand.isCobranded ? (
    <LoginPage />
  ) : (
    <Cobranded>
      <LoginPage />
    </Cobranded>
  );
}
CobrandedLoginPage.preload = LoginPage.preload;

const CertificateQueryPage = lazyComponent(
  () => import('./pages/certificate-query/CertificateQueryPage.tsx'),
  'CertificateQueryPage',
);

/** The standard route table; each page is its own chunk. */
export const standardRoutes: PortalRoute[] = [
  {
    path: '/',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
  },
  { path: '/login', layout: 'bare', Page: LoginPage },
  {
    path: '/login/student-login',
    layout: 'bare',
    Page: lazyComponent(() => import('./pages/login/StudentLoginPage.tsx'), 'StudentLoginPage'),
  },
  {
    path: '/login/promotion',
    layout: 'bare',
    Page: lazyComponent(() => import('./pages/login/PromotionLoginPage.tsx'), 'PromotionLoginPage'),
  },
  {
    path: '/sso-login',
    layout: 'bare',
    Page: lazyComponent(() => import('./pages/sso-login/SsoLoginPage.tsx'), 'SsoLoginPage'),
  },
  {
    path: '/register',
    layout: 'bare',
    Page: lazyComponent(() => import('./pages/register/RegisterPage.tsx'), 'RegisterPage'),
  },
  {
    path: '/organisation-qr',
    layout: 'bare',
    Page: lazyComponent(
      () => import('./pages/organisation-code/OrganisationCodePage.tsx'),
      'OrganisationCodePage',
    ),
  },
  { path: '/kingdee-login', layout: 'bare', Page: CobrandedLoginPage },
  {
    path: '/login-guide',
    layout: 'bare',
    Page: lazyComponent(() => import('./pages/login-guide/LoginGuidePage.tsx'), 'LoginGuidePage'),
  },
  { path: '/notice', layout: 'site', Page: redirect('/notice/list') },
  {
    path: '/notice/list',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/notice-list/NoticeListPage.tsx'), 'NoticeListPage'),
  },
  {
    path: '/notice/detail',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/notice-detail/NoticeDetailPage.tsx'), 'NoticeDetailPage'),
  },
  {
    path: '/educational-product',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/hot-major/HotMajorPage.tsx'), 'HotMajorPage'),
  },
  { path: '/news', layout: 'site', Page: redirect('/news-information/list') },
  {
    path: '/news-information/list',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/news-list/NewsListPage.tsx'), 'NewsListPage'),
  },
  {
    path: '/news-information/detail',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/news-detail/NewsDetailPage.tsx'), 'NewsDetailPage'),
  },
  { path: '/query', layout: 'bare', Page: QueryRedirect },
  { path: '/query_pc', layout: 'site', Page: CertificateQueryPage },
  { path: '/query_pc/kingdee', layout: 'site', Page: CertificateQueryPage },
  {
    path: '/query_h5',
    layout: 'bare',
    Page: lazyComponent(
      () => import('./pages/certificate-query/MobileCertificateQueryPage.tsx'),
      'MobileCertificateQueryPage',
    ),
  },
  {
    path: '/school-info',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/school-profile/SchoolProfilePage.tsx'), 'SchoolProfilePage'),
  },
  {
    path: '/study/mine',
    layout: 'site',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/my-classes/MyClassesPage.tsx'), 'MyClassesPage'),
  },
  {
    path: '/study/training-class',
    layout: 'site',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/training-class/TrainingClassPage.tsx'), 'TrainingClassPage'),
  },
  {
    path: '/study/test',
    layout: 'site',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/test-intro/TestIntroPage.tsx'), 'TestIntroPage'),
  },
  {
    path: '/study/test/answer',
    layout: 'bare',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/test-answering/TestAnsweringPage.tsx'), 'TestAnsweringPage'),
  },
  {
    path: '/study/test/answer-finish',
    layout: 'bare',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/test-finished/TestFinishedPage.tsx'), 'TestFinishedPage'),
  },
  {
    path: '/study/test/check-my-test-exam',
    layout: 'bare',
    needsSignIn: true,
    Page: lazyComponent(() => import('./pages/test-review/TestReviewPage.tsx'), 'TestReviewPage'),
  },
  {
    path: '*',
    layout: 'site',
    Page: lazyComponent(() => import('./pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
  },
];
