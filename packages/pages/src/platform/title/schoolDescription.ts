import type { BusinessSchool, School } from '@cloud-school/domain';

/** One sentence about a school from its data; null without any data. */
export function schoolDescription(
  school: Pick<School, 'universityName' | 'projectName' | 'typeName' | 'crowd' | 'address'>,
  business: Pick<BusinessSchool, 'projectName' | 'tags'> | null,
): string | null {
  const project = business?.projectName || school.projectName;
  const parts = [
    project === school.universityName ? null : project,
    school.typeName,
    business?.tags.join('、'),
    school.crowd && `面向${school.crowd}`,
    school.address && `地址：${school.address}`,
  ].filter(Boolean);
  const text = [school.universityName, parts.join('，')].filter(Boolean).join('：');
  return text ? `${text}。` : null;
}
