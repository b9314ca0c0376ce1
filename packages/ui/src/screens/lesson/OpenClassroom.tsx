import type { Classroom, ContentKind } from '@cloud-school/domain';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { ClassroomIntro } from '../../cards/classroom/ClassroomIntro.tsx';
import { isLive } from '../../cards/classroom/liveLesson.ts';
import { LessonStage } from '../../cards/lesson-content/LessonStage.tsx';
import { LessonTitle } from '../../cards/lesson-content/LessonTitle.tsx';
import { EndedStage } from '../../cards/lesson-end/EndedStage.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import { tabPanelOf } from '../../primitives/tabs/Tabs.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { LessonScreenProps } from './LessonScreenProps.ts';
import type { LessonPhone } from './useLessonPhone.ts';

interface OpenClassroomProps extends Pick<
  LessonScreenProps,
  'directory' | 'stage' | 'study' | 'moves' | 'detail' | 'download'
> {
  classroom: Classroom;
  isPlayed: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  phone: LessonPhone;
}

/** The stage of a classroom with its title: below a player, for screen readers above what is read. */
export function OpenClassroom(props: OpenClassroomProps) {
  'use memo';
  const { classroom, isPlayed, titleRef, directory, study, moves, detail, download, phone } = props;
  const isLiveLesson = isLive(classroom);
  const isAbove = isPlayed || isLiveLesson;
  const hasTitle = isPlayed || (phone.isPhone && !isLiveLesson);
  const isTab = phone.isPhone && !phone.isSideways && !isAbove;
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const hasIntroduction = HAS_ROOM[classroom.kind] || isLiveLesson;
  const stage = (
    <Stage
      data-taught
      $isPlayed={isPlayed}
      $isAbove={isAbove}
      $isShort={HAS_ROOM[classroom.kind]}
      {...(isTab && tabPanelOf(phone.panelId, 'content'))}
      id={isTab && phone.current === 'content' ? phone.panelId : undefined}
      hidden={isTab && phone.current !== 'content'}
    >
      <LessonStage
        {...props.stage}
        classroom={classroom}
        toolsPlace={toolsPlace}
        download={hasTitle ? undefined : download}
        onElsewhere={() => directory.onOpen(classroom)}
      />
    </Stage>
  );
  const title = (
    <LessonTitle
      classroom={classroom}
      isUnsaved={study.isUnsaved}
      titleRef={titleRef}
      download={download}
      toolsRef={isTab ? setToolsPlace : undefined}
    />
  );
  return (
    <>
      {!hasTitle && (
        <HiddenTitle ref={titleRef} tabIndex={-1}>
          {classroom.name}
        </HiddenTitle>
      )}
      {isPlayed ? (
        <EndedStage end={study.end} moves={moves} onOpen={directory.onOpen}>
          {stage}
        </EndedStage>
      ) : (
        stage
      )}
      {hasTitle && <TitleRow>{title}</TitleRow>}
      {hasIntroduction && !phone.isPhone && (
        <Introduction>
          {detail && (
            <Block of={detail} skeleton={null} errorTitle="课堂简介加载失败">
              {(data) => <ClassroomIntro detail={data} />}
            </Block>
          )}
        </Introduction>
      )}
    </>
  );
}

/* A played stage is never higher than the window leaves room for its title. */
const Stage = styled.div<{ $isPlayed: boolean; $isAbove: boolean; $isShort: boolean }>`
  flex: ${({ $isShort }) => ($isShort ? 'none' : '1 0 auto')};
  display: flex;
  flex-direction: column;
  width: 100%;
  > * {
    flex: 1 0 auto;
  }
  /* Below a laptop's bars the controls of the player and the begin of its title stand in the window. */
  ${media.short} {
    /* Beside the player; what the school has not uploaded says so on the ground of the page. */
    &:has(video, img) {
      background: ${({ $isPlayed }) => ($isPlayed ? theme.color.surface.stage : 'none')};
    }
    > * {
      width: 100%;
      max-width: ${({ $isPlayed }) => ($isPlayed ? `calc((100dvh - ${bars.lesson} - 7rem) * 16 / 9)` : 'none')};
      margin-inline: auto;
    }
  }
  ${media.lessonPhone} {
    flex: ${({ $isAbove }) => ($isAbove ? 'none' : '1')};
    order: ${({ $isAbove }) => ($isAbove ? '0' : '2')};
    min-height: 0;
    /* What is read scrolls by itself below its tabs. */
    overflow-y: ${({ $isAbove }) => ($isAbove ? 'visible' : 'auto')};
    > * {
      max-width: none;
    }
    /* As high as the rows of its player: an item that grows keeps the height of a row that has folded. */
    ${({ $isAbove }) => $isAbove && 'display: block;'}
    &[hidden] {
      display: none;
    }
  }
  ${media.lessonSideways} {
    grid-area: 1 / 1 / -1;
    overflow-y: auto;
  }
`;

/* Reading and writing fold it away. */
const TitleRow = styled.div`
  flex: none;
  ${media.lessonPhone} {
    overflow: clip;
    max-height: 12rem;
    background: ${theme.color.surface.card};
    transition: max-height ${theme.motion.quick};
    [data-folded='true'] & {
      max-height: 0;
      visibility: hidden;
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
  /* Nothing below the picture but its controls. */
  ${media.lessonSideways} {
    ${visuallyHidden}
  }
`;

const HiddenTitle = styled.h2`
  ${visuallyHidden}
`;

/** Contents that leave the place below them empty. */
const HAS_ROOM: Record<ContentKind, boolean> = {
  video: true,
  audio: true,
  archive: true,
  article: false,
  document: false,
  image: false,
  homework: false,
  test: false,
  live: false,
  'face-to-face': false,
  'other-test': true,
  other: true,
};

const Introduction = styled.div`
  padding: 0 ${theme.space[8]} ${theme.space[8]};
  &:empty {
    display: none;
  }
  /* Below the directory, which leads to the next lesson. */
  ${media.lessonPortrait} {
    order: 2;
    padding-top: ${theme.space[6]};
  }
`;
