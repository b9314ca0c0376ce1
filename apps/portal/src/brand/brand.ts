import type { Brand } from '@cloud-school/pages';
import { cobrandings } from '../cobrandings.ts';
import { routes } from '../routes.ts';
import { theme } from './theme.tsx';

/** The standard school portal: the host of the visit selects the school, partners' schools in their own look. */
export const brand: Brand = {
  id: 'portal',
  name: '数字云校',
  routes,
  theme,
  words: {
    credit: '技术支持 数字云校',
  },
  cobrandings,
};
