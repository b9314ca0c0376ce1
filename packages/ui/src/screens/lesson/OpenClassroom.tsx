import type { Classroom, ContentKind } from '@cloud-school/domain';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { LessonStage, type LessonStageProps } from '../../cards/lesson-content/LessonStage.tsx';
import { LessonTitle } from '../../cards/lesson-content/LessonTitle.tsx';
import { EndedStage } from '../../cards/lesson-end/EndedStage.tsx';
import type { LessonEnd } from '../../cards/lesson-end/LessonEndCard.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface OpenClassroomProps extends Omit<LessonStageProps, 'onElsewhere'> {
  classroom: Classroom;
  isPlayed: boolean;
  isUnsaved: boolean;
  end: LessonEnd | null;
  onElsewhere: (classroom: Classroom) => void;
  onNext: () => void;
  onBack: () => void;
  /** 课堂简介, under what leaves room for it. */
  introduction?: ReactNode;
  /** 下载本课. */
  download?: ReactNode;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The stage of a classroom with its title: below a player, for screen readers above what is read. */
export function OpenClassroom(props: OpenClassroomProps) {
  const { classroom, isPlayed, isUnsaved, titleRef, onElsewhere, end, onNext, onBack } = props;
  const { introduction, download } = props;
  const stage = (
    <Stage $isPlayed={isPlayed}>
      <LessonStage {...props} onElsewhere={() => onElsewhere(classroom)} />
    </Stage>
  );
  return (
    <>
      {!isPlayed && (
        <HiddenTitle ref={titleRef} tabIndex={-1}>
          {classroom.name}
        </HiddenTitle>
      )}
      {isPlayed ? <EndedStage {...{ end, onNext, onBack }}>{stage}</EndedStage> : stage}
      {isPlayed ? (
        <LessonTitle {...{ classroom, isUnsaved, titleRef, download }} />
      ) : (
        <Tools>{download}</Tools>
      )}
      {HAS_ROOM[classroom.kind] && <Introduction>{introduction}</Introduction>}
    </>
  );
}

/* A played stage is never higher than the window leaves room for its title. */
const Stage = styled.div<{ $isPlayed: boolean }>`
  flex: ${({ $isPlayed }) => ($isPlayed ? 'none' : '1 0 auto')};
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
      max-width: ${({ $isPlayed }) => ($isPlayed ? `calc((100dvh - ${bars.lesson} - 4rem) * 16 / 9)` : 'none')};
      margin-inline: auto;
    }
  }
  ${media.phone} {
    position: ${({ $isPlayed }) => ($isPlayed ? 'sticky' : 'static')};
    top: ${bars.lesson};
    z-index: ${theme.layer.sticky};
  }
  /* The bar scrolls away. */
  ${media.largeText} {
    top: 0;
  }
`;

/* Below what is read. */
const Tools = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  padding: ${theme.space[1]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  &:empty {
    display: none;
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
  ${media.phone} {
    order: 3;
    border-top: ${theme.space[2]} solid ${theme.color.surface.ground};
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
  }
`;
