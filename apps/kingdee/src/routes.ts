import {
  accountRoutes,
  certificateQueryRoute,
  certificateRoutes,
  loginRoute,
  notFoundRoute,
  publicRoutes,
  studyRoutes,
} from '@cloud-school/pages';
import { kingdee } from './brand/cobranding.ts';

/** The addresses of this shell; the first match wins. */
export const routes = [
  loginRoute(kingdee.loginPath),
  ...publicRoutes,
  ...accountRoutes,
  ...certificateRoutes,
  ...kingdee.queryPaths.map(certificateQueryRoute),
  ...studyRoutes,
  notFoundRoute,
];
