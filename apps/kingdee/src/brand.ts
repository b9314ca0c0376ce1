import { type Brand, cobrandedTraits } from '@cloud-school/pages';

/** The Kingdee certification centre: one tenant, its own look, login and title. */
export const brand: Brand = {
  ...cobrandedTraits,
  id: 'kingdee',
  name: '金蝶认证中心',
  tenantDomain: 'kingdee',
  licence: ['浙ICP备18034521号-2', '浙公网安备 33010502004871号'],
};
