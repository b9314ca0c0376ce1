export { createAddressList, type ListedAddress } from './server/createAddressList.ts';
export { createAddressReader, type PageAddress } from './server/createAddressReader.ts';
export { createAppNamer } from './server/createAppNamer.ts';
export { createPageRenderer, type PageRequest, type RenderedPage } from './server/createPageRenderer.tsx';
export type { AppNames } from './platform/tenant/appNames.ts';
export type { ServerVisit } from './server/openPortal.ts';
