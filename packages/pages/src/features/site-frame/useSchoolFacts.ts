import type { School } from '@cloud-school/domain';
import { dataOf } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';

/** The facts about the school in the site's frame, as far as they are loaded. */
interface SchoolFacts {
  /** The brand's fixed title, else the school's name. */
  name: string;
  /** Beside the name: the school's project; the school beside a fixed title. */
  secondName: string | null | undefined;
  phone: string | null | undefined;
  /** Honours and kinds, shown next to the name. */
  tags: string[];
  school: School | null;
}

/** Facts of the school for header, footer and rail. */
export function useSchoolFacts(): SchoolFacts {
  'use memo';
  const { brand } = usePortal();
  const { school, business } = useTenantSchool();
  const schoolName = useSchoolName();
  const schoolData = dataOf(school);
  const businessData = dataOf(business);
  return {
    name: brand.fixedTitle ?? schoolName,
    secondName: brand.fixedTitle
      ? schoolData?.universityName
      : businessData?.projectName || schoolData?.projectName,
    phone: businessData?.contactMobile ?? schoolData?.contactMobile,
    tags: businessData?.tags ?? [],
    school: schoolData,
  };
}
