import { mountPortal } from '@cloud-school/pages';
import { brand } from './brand.ts';

mountPortal(brand);
