// Shells: what an app composes.
export { createPortal } from './createPortal.tsx';
export { mountPortal } from './mountPortal.ts';
export { readConfig } from './platform/config/readConfig.ts';
export type { PortalConfig } from './platform/config/PortalConfig.ts';
export type { OnReport, PortalReport, ReportedError, WebVital } from './platform/report/PortalReport.ts';
export type { ServiceOptions } from './platform/portal/createServices.ts';
export { memoryStorage } from './platform/device/browserStorage.ts';

// Brands: what distinguishes one shell from another.
export type {
  AuthWords,
  Brand,
  BrandCapabilities,
  BrandSlots,
  BrandWords,
  Cobranding,
  CobrandLook,
} from './platform/brand/Brand.ts';

// Pages of a shell's own: docs/how-to/add-a-page.md.
export { useLoadable, useSwrLoadable } from './platform/data/useLoadable.ts';
export { type Portal, usePortal, useSession } from './platform/portal/Portal.ts';
export { useStudent } from './platform/sign-in/useStudent.ts';
export { useTenantId } from './platform/tenant/School.ts';
export { usePageFacts } from './platform/title/usePageFacts.ts';

// Routes: groups to compose, makers for pages of a shell's own.
export { accountRoutes, loginRoute } from './pages/accountRoutes.ts';
export { certificateQueryRoute, certificateRoutes } from './pages/certificateRoutes.ts';
export { cobrandedRoutes } from './pages/cobrandedRoutes.tsx';
export { notFoundRoute } from './pages/notFoundRoute.ts';
export { publicRoutes } from './pages/publicRoutes.ts';
export { studyRoutes } from './pages/studyRoutes.ts';
export { lazyComponent } from './platform/navigation/lazyComponent.ts';
export { paths } from './platform/navigation/paths.ts';
export {
  barePage,
  type PortalRoute,
  publicPage,
  redirectRoute,
  sitePage,
} from './platform/navigation/PortalRoute.ts';
