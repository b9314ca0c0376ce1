import { type Chapter, type Classroom, CONTENT_KINDS } from '@cloud-school/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import { isLive } from '../../cards/classroom/liveLesson.ts';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LessonBar, type LessonPlace } from './LessonBar.tsx';
import { LessonBelow } from './LessonBelow.tsx';
import { type DirectoryView, LessonDirectory } from './LessonDirectory.tsx';
import type { LessonScreenProps } from './LessonScreenProps.ts';
import { NoClassroom } from './NoClassroom.tsx';
import { OpenClassroom } from './OpenClassroom.tsx';
import { useLessonPhone } from './useLessonPhone.ts';

/**
 * The online viewer: directory, stage and interaction under a dark bar (VIEW-01 to VIEW-05). On a phone it is the one page of
 * a lesson, whichever address opened it: the player stays, and all else is in tabs below it.
 */
export function LessonScreen(props: LessonScreenProps) {
  'use memo';
  const { head, signing, directory, moves, renderInteraction, failure } = props;
  const { chapters, currentId } = directory;
  const [view, setView] = useState<DirectoryView>('auto');
  const title = useRef<HTMLHeadingElement>(null);
  const classroom = findClassroom(chapters, currentId);
  const isPlayed = classroom !== null && CONTENT_KINDS[classroom.kind].player !== null;
  const isRead = classroom !== null && !isPlayed && !isLive(classroom);
  const isOpen = classroom !== null || chapters.status === 'loading';
  const phone = useLessonPhone(currentId, isRead);
  useFocusOnMove(title, currentId);

  return (
    <Root data-lesson-page {...phone.rootProps}>
      <LessonBar
        head={{ ...head, name: head.name || classroom?.name || '课堂' }}
        signing={signing}
        moves={moves}
        isKnown={!failure}
        place={placeOf(dataOf(chapters) ?? [], currentId)}
      />
      {failure && (
        <Main id="content" tabIndex={-1} $isPlayed={false}>
          <Scroll $isPlayed={false}>
            <Failure>{failure}</Failure>
          </Scroll>
        </Main>
      )}
      {!failure && (
        <Columns $isPlayed={isPlayed}>
          <Main key={currentId} id="content" tabIndex={-1} $isPlayed={isPlayed}>
            <Scroll $isPlayed={isPlayed}>
              {classroom ? (
                <OpenClassroom {...props} {...{ classroom, isPlayed, phone }} titleRef={title} />
              ) : (
                <NoClassroom
                  chapters={chapters}
                  posterUrl={props.stage.posterUrl ?? null}
                  hasCaptions={props.stage.hasCaptions}
                />
              )}
            </Scroll>
          </Main>
          {phone.isPhone ? (
            <LessonBelow {...props} phone={phone} isRead={isRead} />
          ) : (
            <>
              <DirectoryColumn>
                <LessonDirectory {...directory} view={view} onView={setView} isBelowPlayer={isPlayed} />
              </DirectoryColumn>
              {isOpen && renderInteraction && (
                <InteractionColumn>{renderInteraction(null)}</InteractionColumn>
              )}
            </>
          )}
        </Columns>
      )}
    </Root>
  );
}

const findClassroom = (chapters: Loadable<Chapter[]>, id: string | null): Classroom | null =>
  classroomsOf(dataOf(chapters) ?? []).find((classroom) => classroom.id === id) ?? null;

function placeOf(chapters: readonly Chapter[], id: string | null): LessonPlace | null {
  for (const chapter of chapters) {
    const classrooms = classroomsOf([chapter]);
    const index = classrooms.findIndex((classroom) => classroom.id === id);
    if (index >= 0)
      return { chapter: shortOf(chapter.name), count: `第 ${index + 1} 节，共 ${classrooms.length} 节` };
  }
  return null;
}

/** 第四章 of its number and its name; the whole of a name without a number. */
const shortOf = (name: string): string => /^第[^\s章]{1,4}章(?=\s)/.exec(name)?.[0] ?? name;

/** Moves the focus to the title when another classroom is shown, not at the first one. */
function useFocusOnMove(title: RefObject<HTMLElement | null>, classroomId: string | null) {
  const shown = useRef(classroomId);
  useEffect(() => {
    const isFirst = shown.current === null || shown.current === classroomId;
    shown.current = classroomId;
    if (!isFirst) title.current?.focus({ preventScroll: true });
  }, [classroomId, title]);
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${theme.color.surface.ground};
  ${media.lessonPhone} {
    /* What a keyboard leaves of it, while something is written. */
    height: var(--lesson-height, 100dvh);
    overflow: hidden;
    background: ${theme.color.surface.card};
    /* A reader has the line that is said in the transcript. */
    &[data-folded='true'],
    &[data-tab='transcript'] {
      --lesson-caption-row: 0rem;
    }
  }
  ${media.lessonTiny} {
    height: auto;
    min-height: 100dvh;
    overflow: visible;
  }
`;

const Columns = styled.div<{ $isPlayed: boolean }>`
  display: flex;
  flex: 1;
  min-height: 0;
  /* Player, title, directory and introduction in one scrolling column beside the strip, which stays. */
  ${media.lessonPortrait} {
    display: ${({ $isPlayed }) => ($isPlayed ? 'grid' : 'flex')};
    grid-template: auto auto minmax(26rem, 1fr) auto / minmax(0, 1fr) auto;
    grid-auto-flow: column;
    overflow-y: auto;
  }
  ${media.lessonPhone} {
    flex-direction: column;
  }
  /* The picture, and the tabs beside it. */
  ${media.lessonSideways} {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 296px;
    [data-panel='folded'] & {
      grid-template-columns: minmax(0, 1fr) 48px;
    }
  }
`;

/* The stage is first for screen readers; the directory is to its left. */
const DirectoryColumn = styled.div`
  display: flex;
  flex: none;
  order: -1;
  min-height: 0;
  ${media.lessonPortrait} {
    order: 1;
  }
`;

/* As wide as its strip before its code has loaded. */
const InteractionColumn = styled.div`
  flex: none;
  min-width: 56px;
  min-height: 0;
  background: ${theme.color.surface.card};
  ${media.lessonPortrait} {
    position: sticky;
    top: 0;
    grid-area: 1 / 2 / 5;
    height: calc(100dvh - ${bars.lesson});
  }
`;

const Main = styled.main<{ $isPlayed: boolean }>`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: none;
  ${media.lessonPortrait} {
    display: ${({ $isPlayed }) => ($isPlayed ? 'contents' : 'flex')};
  }
  ${media.lessonPhone} {
    display: contents;
  }
`;

const Scroll = styled(ScrollBox)<{ $isPlayed: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${media.lessonPortrait} {
    display: ${({ $isPlayed }) => ($isPlayed ? 'contents' : 'flex')};
  }
  ${media.lessonPhone} {
    display: contents;
  }
`;

const Failure = styled.div`
  width: 100%;
  ${media.lessonPhone} {
    flex: 1;
    overflow-y: auto;
  }
`;
