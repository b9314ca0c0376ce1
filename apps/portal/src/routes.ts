import { kingdee } from '@cloud-school/kingdee/cobranding';
import {
  accountRoutes,
  certificateRoutes,
  cobrandedRoutes,
  notFoundRoute,
  publicRoutes,
  studyRoutes,
} from '@cloud-school/pages';

/** The addresses of this shell; the first match wins. */
export const routes = [
  ...publicRoutes,
  ...accountRoutes,
  ...certificateRoutes,
  ...cobrandedRoutes(kingdee),
  ...studyRoutes,
  notFoundRoute,
];
