import type { Chapter } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { LessonTitleSkeleton } from '../../cards/lesson-content/LessonTitleSkeleton.tsx';
import { StageRoom } from '../../cards/lesson-content/StageRoom.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';

interface NoClassroomProps {
  chapters: Loadable<Chapter[]>;
  /** The frame where the student stopped, known before the directory. */
  posterUrl: string | null;
  hasCaptions: boolean | undefined;
}

/** The directory loads, has failed, or does not have the classroom of the address. */
export function NoClassroom({ chapters, posterUrl, hasCaptions }: NoClassroomProps) {
  if (chapters.status === 'loading')
    return (
      <div aria-busy>
        <StageRoom posterUrl={posterUrl} hasCaptions={hasCaptions} />
        <LessonTitleSkeleton />
      </div>
    );
  return (
    <Middle>
      {chapters.status === 'failed' ? (
        <ErrorPanel title="课堂加载失败" hint={chapters.message} onRetry={chapters.onRetry} variant="bare" />
      ) : (
        <ErrorPanel title="目录里没有这个课堂" hint="请从目录里选择一个课堂" variant="bare" />
      )}
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 320px;
`;
