import type { ReviewStatus } from '@cloud-school/domain';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Tag, type TagTone } from '../../primitives/tag/Tag.tsx';

export interface ReviewStatusTagProps extends NativeProps<'span', 'children'> {
  status: ReviewStatus;
}

/** 已批阅 or 待批阅, of a finished attempt. */
export function ReviewStatusTag({ status, ...rest }: ReviewStatusTagProps) {
  const { tone, icon, words } = LOOKS[status];
  return (
    <Tag {...rest} tone={tone} icon={icon}>
      {words}
    </Tag>
  );
}

const LOOKS: Record<ReviewStatus, { tone: TagTone; icon: ReactNode; words: string }> = {
  'pending-review': { tone: 'warning', icon: <Hourglass size={14} aria-hidden />, words: '待批阅' },
  reviewed: { tone: 'success', icon: <CircleCheck size={14} aria-hidden />, words: '已批阅' },
};
