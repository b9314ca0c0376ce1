import type { Cobranding } from '@cloud-school/pages';
import { LazyKingdeeFooter } from './LazyKingdeeFooter.ts';

/** Kingdee's schools in a standard shell (SHELL-09): by `?isKingDee=1`, at their query address, at their sign-in. */
export const kingdee: Cobranding = {
  id: 'kingdee',
  flag: 'isKingDee',
  queryPaths: ['/query_pc/kingdee'],
  loginPath: '/kingdee-login',
  organisationId: 'org-kingdee',
  load: async () => (await import('./look.ts')).look,
  Footer: LazyKingdeeFooter,
};
