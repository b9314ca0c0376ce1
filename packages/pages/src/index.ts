export type { Brand } from './brand/Brand.ts';
export { cobrandedTraits } from './brand/cobrandedTraits.ts';
export type { PortalConfig } from './config/PortalConfig.ts';
export { readConfig } from './config/readConfig.ts';
export { createPortal } from './portal/createPortal.tsx';
export type { ServiceOptions } from './portal/createServices.ts';
export { mountPortal } from './portal/mountPortal.tsx';
export { type PortalRoute, standardRoutes } from './routes.tsx';
export { memoryStorage } from './session/localStore.ts';
