import {
  accountRoutes,
  certificateRoutes,
  cobrandedRoutes,
  notFoundRoute,
  publicRoutes,
  studyRoutes,
} from '@cloud-school/pages';
import { cobrandings } from './cobrandings.ts';

/** The addresses of this shell; the first match wins. */
export const routes = [
  ...publicRoutes,
  ...accountRoutes,
  ...certificateRoutes,
  ...cobrandings.flatMap(cobrandedRoutes),
  ...studyRoutes,
  notFoundRoute,
];
