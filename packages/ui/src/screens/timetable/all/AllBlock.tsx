import type { Timetable } from '@cloud-school/domain';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { useWithCode } from '../useWithCode.ts';
import { AllSkeleton } from './AllSkeleton.tsx';
import type { AllViewProps } from './AllView.tsx';

interface AllBlockProps extends Omit<AllViewProps, 'timetable'> {
  timetable: Loadable<Timetable>;
  /** Another number opens the list again, also at the same day. */
  visit: number;
}

/** The view of all lessons in its states. */
export function AllBlock({ timetable, visit, ...rest }: AllBlockProps) {
  return (
    <Block
      of={useWithCode(loadAllView, timetable)}
      skeleton={<AllSkeleton />}
      isEmpty={({ data }) => data.days.every(({ activities }) => activities.length === 0)}
      empty={<EmptyState title="暂无数据" hint="老师安排课堂后，会出现在这里" />}
      errorTitle="课表加载失败"
    >
      {({ code: AllView, data }) => <AllView key={visit} {...rest} timetable={data} />}
    </Block>
  );
}

const loadAllView = () => import('./AllView.tsx').then(({ AllView }) => AllView);
