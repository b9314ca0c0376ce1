import { cobrandedBrandTheme } from '@cloud-school/ui';
import type { Brand } from './Brand.ts';

/** What every co-branded shell shares; a partner's brand file starts from it. */
export const cobrandedTraits = {
  theme: cobrandedBrandTheme,
  isCobranded: true,
  fixedTitle: '金蝶认证中心',
  loginPath: '/kingdee-login',
  capabilities: { classListIgnoresTenant: true },
} as const satisfies Partial<Brand>;
