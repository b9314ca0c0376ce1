import type { Classroom, CourseSituation } from '@cloud-school/domain';
import { BookOpen, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { theme } from '../../../theme/theme.ts';
import { classroomsOf } from '../contents/contentTabs.ts';
import type { CourseContents } from '../contents/CourseContents.ts';
import { findResumed } from '../contents/findResumed.ts';
import { LastStudied } from './LastStudied.tsx';
import { LastStudiedSkeleton } from './LastStudiedSkeleton.tsx';
import { LastStudiedStrip } from './LastStudiedStrip.ts';

interface LastStudiedBlockProps {
  situation: Loadable<CourseSituation>;
  contents: Loadable<CourseContents>;
  targetOf: (classroom: Pick<Classroom, 'id' | 'name' | 'kind'> & Partial<Classroom>) => ClassroomTarget;
}

/** Where the student stopped, or what is next after a finished classroom, in one of its states; a failure takes one line, since the head above still serves. */
export function LastStudiedBlock({ situation, contents, targetOf }: LastStudiedBlockProps) {
  if (situation.status === 'loading') {
    return (
      <div aria-busy>
        <LastStudiedSkeleton />
      </div>
    );
  }
  if (situation.status === 'failed') {
    return (
      <LastStudiedStrip role="alert">
        <Line>学习进度加载失败</Line>
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={situation.onRetry}
        >
          重新加载
        </Button>
      </LastStudiedStrip>
    );
  }
  const last = situation.data.lastClassroom;
  if (!last) {
    return (
      <LastStudiedStrip>
        <BookOpen size={20} aria-hidden />
        <Line>还没有开始学习，从下面任选一个课堂开始</Line>
      </LastStudiedStrip>
    );
  }
  if (contents.status === 'loading') return <LastStudied last={last} classroom={null} target={null} />;
  const resumed = findResumed(classroomsOf(dataOf(contents)?.directory ?? []), last.id);
  // A classroom that the directory does not name opens in the viewer, which finds its kind.
  if (!resumed)
    return <LastStudied last={last} classroom={null} target={targetOf({ ...last, kind: 'other' })} />;
  const { classroom, label } = resumed;
  return (
    <LastStudied
      label={label}
      last={classroom.id === last.id ? last : classroom}
      classroom={classroom}
      target={targetOf(classroom)}
    />
  );
}

const Line = styled.p`
  flex: 1;
  min-width: 0;
  color: ${theme.color.text.secondary};
`;
