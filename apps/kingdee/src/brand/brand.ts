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
  cloudSchools: {
    'nursing-student': [
      { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
      { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
      { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
    ],
    'health-student': [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }],
  },
  licence: ['浙ICP备18034521号-2', '浙公网安备 33010502004871号'],
};
