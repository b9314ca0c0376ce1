import { Tag, type TagProps } from '@cloud-school/ui';
import type { ReactNode } from 'react';

export interface TagPartProps {
  tone?: TagProps['tone'];
  icon?: ReactNode;
  /** The words of the page. */
  children: ReactNode;
}

/** A tag whose words are those in the element. */
export const TagPart = (props: TagPartProps) => <Tag {...props} />;
