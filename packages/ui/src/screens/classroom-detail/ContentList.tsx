import { isDone } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { ClassroomDirectory } from '../../cards/classroom-row/ClassroomDirectory.tsx';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import { DirectorySkeleton } from '../../cards/classroom-row/DirectorySkeleton.tsx';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf } from '../../primitives/block/Loadable.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { fadedEdges } from '../../primitives/scroll-box/fadedEdges.ts';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { theme } from '../../theme/theme.ts';

type ContentListProps = Pick<LessonView['directory'], 'chapters' | 'currentId' | 'getTarget'>;

/** The contents of the course with their completion in words, and how many are finished. */
export function ContentList({ chapters, currentId, getTarget }: ContentListProps) {
  const classrooms = classroomsOf(dataOf(chapters) ?? []);
  const done = classrooms.filter(isDone).length;
  return (
    <Root>
      <Head>
        <h2>课程内容</h2>
        {classrooms.length > 0 && (
          <Part>
            <p>
              <span>{stateWords.done}</span>
              <strong>
                {done} / {classrooms.length}
              </strong>
            </p>
            <Progress
              value={done / classrooms.length}
              label="已完成的课堂"
              valueText={`${done} / ${classrooms.length}`}
            />
          </Part>
        )}
      </Head>
      <Rows>
        <Block
          of={chapters}
          skeleton={<DirectorySkeleton />}
          isEmpty={(data) => classroomsOf(data).length === 0}
          empty={<EmptyState variant="bare" title="暂无数据" />}
          errorTitle="课程内容加载失败"
          errorVariant="bare"
        >
          {(data) => (
            <ClassroomDirectory chapters={data} currentId={currentId} getTarget={getTarget} variant="label" />
          )}
        </Block>
      </Rows>
    </Root>
  );
}

const Root = styled.section`
  overflow: hidden;
  ${cardSurface}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: 76px;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  h2 {
    font: ${theme.type.cardTitle};
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  width: 7.5rem;
  p {
    display: flex;
    justify-content: space-between;
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
  strong {
    font: ${theme.type.captionStrong};
  }
`;

/* As high as a player with its title and an introduction; longer lists scroll inside. */
const Rows = styled(ScrollBox)`
  max-height: 880px;
  ${fadedEdges(6)}
`;
