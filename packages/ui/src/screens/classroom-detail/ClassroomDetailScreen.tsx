import {
  CONTENT_KINDS,
  type Attendance,
  type Chapter,
  type Classroom,
  type ClassroomDetail,
  type LessonContent,
  type SignKind,
} from '@cloud-school/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import { ClassroomIntro } from '../../cards/classroom/ClassroomIntro.tsx';
import type { ClassroomTarget } from '../../cards/classroom/ClassroomTarget.ts';
import { LessonStage, type LessonStageProps } from '../../cards/lesson-content/LessonStage.tsx';
import { LessonTitle } from '../../cards/lesson-content/LessonTitle.tsx';
import { EndedStage } from '../../cards/lesson-end/EndedStage.tsx';
import type { LessonEnd } from '../../cards/lesson-end/LessonEndCard.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable, mapLoadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ActivityHead, type ActivityHeadProps } from './ActivityHead.tsx';
import { ContentList } from './ContentList.tsx';
import { IntroSkeleton, StageSkeleton } from './DetailSkeletons.tsx';

type StageChoices = Pick<
  LessonStageProps,
  'renderPlayer' | 'documentViewerAddress' | 'articleSize' | 'onArticleSize' | 'onRenew'
>;

export interface ClassroomDetailScreenProps extends StageChoices {
  /** 我的学习 › 班级详情 › 课堂详情 */
  path: ComponentProps<typeof WideBreadcrumb>['items'];
  head: ActivityHeadProps['head'];
  attendance: Loadable<Attendance> | null;
  onSign: (kind: SignKind) => void;
  /** By the server's clock. */
  now: Date;
  chapters: Loadable<Chapter[]>;
  /** Null opens the first classroom with something to study. */
  classroomId: string | null;
  content: Loadable<LessonContent>;
  /** Null without a classroom. */
  detail: Loadable<ClassroomDetail> | null;
  /** The last report of the progress failed. */
  isUnsaved: boolean;
  /** What is said at the end of what is played; null before it. */
  end: LessonEnd | null;
  /** Opens the class, after the last item. */
  onBack: () => void;
  getTarget: (classroom: Classroom) => ClassroomTarget;
  onElsewhere: (classroom: Classroom) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** The floating panel with four counts: null while it loads, absent for a preview. */
  interaction?: ReactNode;
}

/** An online classroom in the site's frame: what is shown, its introduction, and the content list (CROOM-01). */
export function ClassroomDetailScreen(props: ClassroomDetailScreenProps) {
  const { path, head, attendance, onSign, now, chapters, classroomId, content, detail, isUnsaved } = props;
  const { getTarget, onElsewhere, onPrevious, onNext, interaction, end, onBack } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(classroomId);
  const found = mapLoadable(chapters, (data) => findClassroom(data, classroomId));
  const classroom = dataOf(found);
  const isOpen = classroom !== null || found.status === 'loading';

  useEffect(() => {
    const isFirst = shown.current === null || shown.current === classroomId;
    shown.current = classroomId;
    if (!isFirst) title.current?.focus();
  }, [classroomId]);

  return (
    <Root>
      <WideBreadcrumb items={path} />
      <ActivityHead head={head} attendance={attendance} onSign={onSign} now={now} />
      <Columns>
        <Left>
          <Card key={classroomId}>
            <Block
              of={found}
              skeleton={<StageSkeleton />}
              isEmpty={(data) => data === null}
              empty={<EmptyState variant="bare" title="学校暂未上传内容" />}
              errorTitle="课堂加载失败"
              errorVariant="bare"
            >
              {(data) =>
                data && (
                  <>
                    <EndedStage {...{ end, onNext, onBack }}>
                      <Frame $isPlayed={CONTENT_KINDS[data.kind].player !== null}>
                        <LessonStage
                          {...props}
                          classroom={data}
                          content={content}
                          onElsewhere={() => onElsewhere(data)}
                        />
                      </Frame>
                    </EndedStage>
                    <LessonTitle classroom={data} isUnsaved={isUnsaved} titleRef={title} />
                  </>
                )
              }
            </Block>
          </Card>
          {isOpen && interaction !== undefined && <Interaction>{interaction}</Interaction>}
          {detail && (
            <Intro>
              <Block of={detail} skeleton={<IntroSkeleton />} errorTitle="课堂简介加载失败">
                {(data) => <ClassroomIntro detail={data} />}
              </Block>
            </Intro>
          )}
          {isOpen && (
            <Moves>
              <Button
                variant="secondary"
                icon={<ChevronLeft size={16} aria-hidden />}
                disabled={!classroom}
                onClick={onPrevious}
              >
                上一个
              </Button>
              <Button variant="outline" disabled={!classroom} onClick={onNext}>
                下一个
                <ChevronRight size={16} aria-hidden />
              </Button>
            </Moves>
          )}
        </Left>
        <List>
          <ContentList chapters={chapters} currentId={classroomId} getTarget={getTarget} />
        </List>
      </Columns>
    </Root>
  );
}

const findClassroom = (chapters: readonly Chapter[], id: string | null): Classroom | null =>
  classroomsOf(chapters).find((classroom) => classroom.id === id) ?? null;

const Root = styled(PageContainer)`
  padding-block: ${theme.space[2]} ${theme.space[18]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 792fr) minmax(0, 384fr);
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[4]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

/* In one column its parts stand around the list. */
const Left = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.tablet} {
    display: contents;
  }
`;

/* In one column the introduction is last: its length, known late, moves nothing. */
const Intro = styled.div`
  ${media.tablet} {
    order: 2;
    &:empty {
      display: none;
    }
  }
`;

const List = styled.div`
  min-width: 0;
  ${media.tablet} {
    order: 1;
  }
`;

const Card = styled.section`
  overflow: hidden;
  ${cardSurface}
`;

const Frame = styled(ScrollBox)<{ $isPlayed: boolean }>`
  /* The header, the path and the head of the activity above it leave this room in a laptop's window. */
  ${media.short} {
    &:has(video, img) {
      background: ${({ $isPlayed }) => ($isPlayed ? theme.color.surface.stage : 'none')};
    }
    > * {
      max-width: ${({ $isPlayed }) => ($isPlayed ? 'calc((100dvh - 15.5rem) * 16 / 9)' : 'none')};
      margin-inline: auto;
    }
  }
  ${({ $isPlayed }) =>
    !$isPlayed &&
    css`
      height: 560px;
      border-bottom: 1px solid ${theme.color.line.hairline};
      > * {
        min-height: 100%;
      }
    `}
`;

/* The row of a narrow window keeps its height before its counts arrive; from 1360 px on the panel floats. */
const Interaction = styled.div`
  display: contents;
  ${media.stripCrowded} {
    display: block;
    min-height: 76px;
  }
`;

const Moves = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;
