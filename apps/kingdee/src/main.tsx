import { mountPortal } from '@cloud-school/pages';
import { brand } from './brand/brand.ts';

mountPortal(brand);
