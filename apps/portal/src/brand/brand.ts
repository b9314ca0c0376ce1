import { kingdee } from '@cloud-school/kingdee/cobranding';
import type { Brand } from '@cloud-school/pages';
import { routes } from '../routes.ts';

/** The standard school portal: the host of the visit selects the school, partners' schools in their own look. */
export const brand: Brand = {
  id: 'portal',
  name: '数字云校',
  routes,
  licence: ['浙ICP备18034521号-2', '浙公网安备 33010502004871号'],
  words: {
    serviceReply: '工作日 10 分钟内回复',
    consultationReply: '招生老师一个工作日内回电',
    credit: '技术支持 数字云校',
  },
  cloudSchools: {
    'nursing-student': [
      { id: '70101', name: '养老护理云校', introduction: '养老护理员五级至一级' },
      { id: '70102', name: '母婴照护云校', introduction: '月嫂、育婴员、产后康复' },
      { id: '70103', name: '医疗护理云校', introduction: '医疗护理员岗前与定点实习' },
    ],
    'health-student': [{ id: '70301', name: '健康照护云校', introduction: '健康照护师五级至三级' }],
  },
  cobrandings: [kingdee],
};
