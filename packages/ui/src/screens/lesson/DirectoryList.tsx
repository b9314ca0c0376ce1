import { ClassroomDirectory } from '../../cards/classroom-row/ClassroomDirectory.tsx';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import { DirectorySkeleton } from '../../cards/classroom-row/DirectorySkeleton.tsx';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { RenderLater } from '../../primitives/render-later/RenderLater.tsx';

interface DirectoryListProps extends Pick<LessonView['directory'], 'chapters' | 'currentId' | 'getTarget'> {
  onPress?: (() => void) | undefined;
}

/** The chapters of the course in the directory of a lesson, or why there are none (VIEW-01). */
export function DirectoryList({ chapters, currentId, getTarget, onPress }: DirectoryListProps) {
  'use memo';
  return (
    <Block
      of={chapters}
      skeleton={<DirectorySkeleton />}
      isEmpty={(data) => classroomsOf(data).length === 0}
      empty={<EmptyState variant="bare" title="暂无数据" />}
      errorTitle="目录加载失败"
      errorVariant="bare"
    >
      {(data) => (
        <RenderLater skeleton={<DirectorySkeleton />}>
          <ClassroomDirectory
            chapters={data}
            currentId={currentId}
            getTarget={getTarget}
            variant="mark"
            onPress={onPress}
          />
        </RenderLater>
      )}
    </Block>
  );
}
