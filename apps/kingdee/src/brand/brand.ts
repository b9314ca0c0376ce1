import type { Brand } from '@cloud-school/pages';
import { routes } from '../routes.ts';
import { look } from './look.ts';

/** The Kingdee certification centre: one tenant, its own look, login and title. */
export const brand: Brand = {
  ...look,
  id: 'kingdee',
  name: '金蝶认证中心',
  routes,
  tenantDomain: 'kingdee',
};
