import { type PortalRoute, publicPage, sitePage } from '../platform/navigation/PortalRoute.ts';

/** Every other address; the last entry of a shell's table. */
export const notFoundRoute: PortalRoute = publicPage({
  ...sitePage('*', () => import('./not-found/NotFoundPage.tsx'), 'NotFoundPage'),
  isListed: false,
});
