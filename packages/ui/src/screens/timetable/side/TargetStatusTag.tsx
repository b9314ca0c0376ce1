import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TargetStatus } from '../../../calendar/target/targetStatus.ts';
import { Tag, type TagTone } from '../../../primitives/tag/Tag.tsx';

/** 未开始, 进行中, 已完成 or 逾期未学 (TIME-05). */
export function TargetStatusTag({ status }: { status: TargetStatus }) {
  const { tone, icon, words } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  );
}

const looks: Record<TargetStatus, { tone: TagTone; icon: ReactNode; words: string }> = {
  'not-started': { tone: 'plain', icon: <CircleDashed aria-hidden />, words: '未开始' },
  running: { tone: 'primary', icon: <CircleDot aria-hidden />, words: '进行中' },
  completed: { tone: 'success', icon: <CircleCheck aria-hidden />, words: '已完成' },
  overdue: { tone: 'danger', icon: <CircleX aria-hidden />, words: '逾期未学' },
};
