export type { Brand } from './platform/brand/Brand.ts';
export { cobrandedTraits } from './platform/brand/cobrandedTraits.ts';
export type { PortalConfig } from './platform/config/PortalConfig.ts';
export { readConfig } from './platform/config/readConfig.ts';
export { createPortal } from './createPortal.tsx';
export type { ServiceOptions } from './platform/portal/createServices.ts';
export { mountPortal } from './mountPortal.tsx';
export { type PortalRoute, standardRoutes } from './routes.tsx';
export { memoryStorage } from './platform/session/localStore.ts';
