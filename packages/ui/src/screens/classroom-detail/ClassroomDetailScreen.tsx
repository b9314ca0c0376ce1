import { type Chapter, type Classroom, type ClassroomDetail, CONTENT_KINDS } from '@cloud-school/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import { ClassroomIntro } from '../../cards/classroom/ClassroomIntro.tsx';
import { LessonStage } from '../../cards/lesson-content/LessonStage.tsx';
import { LessonTitle } from '../../cards/lesson-content/LessonTitle.tsx';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import { EndedStage } from '../../cards/lesson-end/EndedStage.tsx';
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
import { ActivityHead } from './ActivityHead.tsx';
import { ContentList } from './ContentList.tsx';
import { IntroSkeleton, StageSkeleton } from './DetailSkeletons.tsx';

export interface ClassroomDetailScreenProps extends LessonView {
  /** 我的学习 › 班级详情 › 课堂详情 */
  path: ComponentProps<typeof WideBreadcrumb>['items'];
  /** Null without a classroom. */
  detail: Loadable<ClassroomDetail> | null;
  /** The floating panel with four counts: null while it loads, absent for a preview. */
  interaction?: ReactNode;
  /** 下载本课; absent where nothing can be downloaded. */
  download?: ReactNode;
}

/** An online classroom in the site's frame: what is shown, its introduction, and the content list (CROOM-01). */
export function ClassroomDetailScreen(props: ClassroomDetailScreenProps) {
  const { path, head, signing, directory, stage, study, moves, detail, interaction, download } = props;
  const { chapters, currentId } = directory;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(currentId);
  const found = mapLoadable(chapters, (data) => findClassroom(data, currentId));
  const classroom = dataOf(found);
  const isOpen = classroom !== null || found.status === 'loading';

  useEffect(() => {
    const isFirst = shown.current === null || shown.current === currentId;
    shown.current = currentId;
    if (!isFirst) title.current?.focus();
  }, [currentId]);

  return (
    <Root>
      <WideBreadcrumb items={path} />
      <ActivityHead head={head} signing={signing} />
      <Columns>
        <Left>
          <Card key={currentId}>
            <Block
              of={found}
              skeleton={<StageSkeleton hasCaptions={stage.hasCaptions} />}
              isEmpty={(data) => data === null}
              empty={<EmptyState variant="bare" title="学校暂未上传内容" />}
              errorTitle="课堂加载失败"
              errorVariant="bare"
            >
              {(data) =>
                data && (
                  <>
                    <EndedStage end={study.end} moves={moves} onOpen={directory.onOpen}>
                      <Frame data-taught $isPlayed={CONTENT_KINDS[data.kind].player !== null}>
                        <LessonStage {...stage} classroom={data} onElsewhere={() => directory.onOpen(data)} />
                      </Frame>
                    </EndedStage>
                    <LessonTitle
                      classroom={data}
                      isUnsaved={study.isUnsaved}
                      titleRef={title}
                      download={download}
                    />
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
                onClick={moves.onPrevious}
              >
                上一个
              </Button>
              <Button variant="outline" disabled={!classroom} onClick={moves.onNext}>
                下一个
                <ChevronRight size={16} aria-hidden />
              </Button>
            </Moves>
          )}
        </Left>
        <List>
          <ContentList {...directory} />
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
      max-width: ${({ $isPlayed }) => ($isPlayed ? 'calc((100dvh - 18.5rem) * 16 / 9)' : 'none')};
      margin-inline: auto;
    }
  }
  /* The card cuts the corners of the picture: the dark behind them would show as an arc around a light one. */
  [data-captions]::before {
    border-radius: calc(${theme.radius.card} + 2px) calc(${theme.radius.card} + 2px) 0 0;
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
