import type { BrandTheme } from '@cloud-school/ui';
import type { PortalRoute } from '../../routes.tsx';

/** Everything that tells one shell from another, in one typed object. Components never ask which brand they are in. */
export interface Brand {
  id: string;
  theme: BrandTheme;
  /** Already the vendor's look; the flag of an address changes nothing. */
  isCobranded?: boolean;
  /** Name shown when the school has none of its own. */
  name: string;
  /** Host label whose tenant this shell always serves; absent where the visit's host decides (SHELL-01). */
  tenantDomain?: string;
  /** Fixed page title of a co-branded shell (SHELL-07). */
  fixedTitle?: string;
  /** Where an expired session and 登录 lead. */
  loginPath: '/login' | '/kingdee-login';
  capabilities: {
    /** CLASS-03: the class list ignores the tenant. */
    classListIgnoresTenant: boolean;
  };
  /** Records and permits of the footer's licence line. */
  licence: string[];
  /** Routes of its own, before the standard table. */
  routes?: PortalRoute[];
}
