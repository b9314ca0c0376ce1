import type { Brand } from '@cloud-school/pages';
import { standardBrandTheme } from '@cloud-school/ui';

/** The standard school portal: the school is found by the host of the visit. */
export const brand: Brand = {
  id: 'portal',
  theme: standardBrandTheme,
  name: '数字云校',
  loginPath: '/login',
  capabilities: { classListIgnoresTenant: false },
  licence: ['浙ICP备18034521号-2', '浙公网安备 33010502004871号'],
};
