export { createAddressList, type ListedAddress } from './server/createAddressList.ts';
export { createAddressReader, type PageAddress } from './server/createAddressReader.ts';
export { createPageRenderer, type PageRequest, type RenderedPage } from './server/createPageRenderer.tsx';
export type { ServerVisit } from './server/openPortal.ts';
