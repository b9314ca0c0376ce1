import type { School } from '@cloud-school/domain';
import type { Brand } from '../brand/Brand.ts';

/** What an installed portal is called. */
export interface AppNames {
  name: string;
  /** Below the icon, where about six characters have room. */
  shortName: string;
}

/** The brand's title, or the school's name with the shorter one of it and its project; null where it has neither. */
export function appNames(
  { fixedTitle }: Pick<Brand, 'fixedTitle'>,
  { universityName, projectName }: Pick<School, 'universityName' | 'projectName'>,
): AppNames | null {
  const names = fixedTitle ? [fixedTitle] : [universityName, projectName].filter(Boolean);
  const [name] = names;
  const [shortName] = names.toSorted((one, other) => one.length - other.length);
  return name && shortName ? { name, shortName } : null;
}
