import type { School } from '@cloud-school/api-client';
import { dataOf } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';

/** What the frame of the site tells of its school, as far as it is known. */
interface SchoolFacts {
  /** The brand's own, the school's, or the brand's until the school's is known. */
  name: string;
  phone: string | null | undefined;
  /** Honours and kinds, beside the name. */
  tags: string[];
  school: School | null;
}

/** Facts of the school for header, footer and rail. */
export function useSchoolFacts(): SchoolFacts {
  const { brand } = usePortal();
  const { school, business } = useTenantSchool();
  const known = dataOf(school);
  const more = dataOf(business);
  return {
    name: brand.fixedTitle ?? known?.universityName ?? brand.name,
    phone: more?.contactMobile ?? known?.contactMobile,
    tags: more?.tags ?? [],
    school: known,
  };
}
