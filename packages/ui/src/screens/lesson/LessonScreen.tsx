import {
  CONTENT_KINDS,
  type Attendance,
  type Chapter,
  type Classroom,
  type LessonContent,
  type SignKind,
} from '@cloud-school/domain';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import type { ClassroomTarget } from '../../cards/classroom/ClassroomTarget.ts';
import type { LessonStageProps } from '../../cards/lesson-content/LessonStage.tsx';
import type { LessonEnd } from '../../cards/lesson-end/LessonEndCard.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LessonBar } from './LessonBar.tsx';
import { type DirectoryView, LessonDirectory } from './LessonDirectory.tsx';
import type { LessonHead } from './LessonHead.ts';
import { NoClassroom } from './NoClassroom.tsx';
import { OpenClassroom } from './OpenClassroom.tsx';

type StageChoices = Pick<
  LessonStageProps,
  'renderPlayer' | 'documentViewerAddress' | 'articleSize' | 'onArticleSize' | 'onRenew'
>;

export interface LessonScreenProps extends StageChoices {
  head: LessonHead;
  attendance: Loadable<Attendance> | null;
  onSign: (kind: SignKind) => void;
  /** By the server's clock. */
  now: Date;
  chapters: Loadable<Chapter[]>;
  classroomId: string;
  content: Loadable<LessonContent>;
  /** The last report of the progress failed. */
  isUnsaved: boolean;
  /** What is said at the end of what is played; null before it. */
  end: LessonEnd | null;
  /** What a press on a classroom of the directory does. */
  getTarget: (classroom: Classroom) => ClassroomTarget;
  /** Opens a classroom that is not studied in the viewer. */
  onElsewhere: (classroom: Classroom) => void;
  onBack: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** The strip with its panels: null while it loads, absent for a preview. */
  interaction?: ReactNode;
  /** 课堂简介, under what leaves room for it: a player and files to download. */
  introduction?: ReactNode;
  /** 下载本课; absent where nothing can be downloaded. */
  download?: ReactNode;
  /** In place of everything below the bar, where the class or the course cannot be read. */
  failure?: ReactNode;
}

/** The online viewer: directory, stage and interaction under a dark bar (VIEW-01 to VIEW-05). */
export function LessonScreen(props: LessonScreenProps) {
  const { head, attendance, onSign, now, chapters, classroomId, interaction } = props;
  const { getTarget, onBack, onPrevious, onNext, failure } = props;
  const [view, setView] = useState<DirectoryView>('auto');
  const title = useRef<HTMLHeadingElement>(null);
  const classroom = findClassroom(chapters, classroomId);
  const isPlayed = classroom !== null && CONTENT_KINDS[classroom.kind].player !== null;
  const isOpen = classroom !== null || chapters.status === 'loading';
  useFocusOnMove(title, classroomId);

  return (
    <Root>
      <LessonBar
        head={{ ...head, name: head.name || classroom?.name || '课堂' }}
        attendance={attendance}
        onSign={onSign}
        now={now}
        onBack={onBack}
        moves={
          failure ? null : { onPrevious, onNext, onDirectory: isPlayed ? undefined : () => setView('open') }
        }
      />
      {failure && (
        <Main id="content" tabIndex={-1} $isPlayed={false}>
          <Scroll $isPlayed={false} $isFilling>
            <Failure>{failure}</Failure>
          </Scroll>
        </Main>
      )}
      {!failure && (
        <Columns $isPlayed={isPlayed}>
          <Main key={classroomId} id="content" tabIndex={-1} $isPlayed={isPlayed}>
            <Scroll $isPlayed={isPlayed} $isFilling={classroom !== null && !isPlayed}>
              {classroom ? (
                <OpenClassroom {...props} classroom={classroom} isPlayed={isPlayed} titleRef={title} />
              ) : (
                <NoClassroom chapters={chapters} />
              )}
            </Scroll>
          </Main>
          <DirectoryColumn>
            <LessonDirectory
              chapters={chapters}
              currentId={classroomId}
              getTarget={getTarget}
              view={view}
              onView={setView}
              isBelowPlayer={isPlayed}
            />
          </DirectoryColumn>
          {isOpen && interaction !== undefined && <InteractionColumn>{interaction}</InteractionColumn>}
        </Columns>
      )}
    </Root>
  );
}

const findClassroom = (chapters: Loadable<Chapter[]>, id: string): Classroom | null =>
  classroomsOf(dataOf(chapters) ?? []).find((classroom) => classroom.id === id) ?? null;

/** Moves the focus to the title when another classroom is shown, not at the first one. */
function useFocusOnMove(title: RefObject<HTMLElement | null>, classroomId: string) {
  const shown = useRef(classroomId);
  useEffect(() => {
    if (shown.current === classroomId) return;
    shown.current = classroomId;
    title.current?.focus({ preventScroll: true });
  }, [classroomId, title]);
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${theme.color.surface.ground};
  ${media.phone} {
    height: auto;
    min-height: 100dvh;
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
  ${media.phone} {
    flex-direction: column;
    background: ${theme.color.surface.card};
  }
`;

/* The stage is first for screen readers and phones; from 768 the directory is to its left. */
const DirectoryColumn = styled.div`
  display: flex;
  flex: none;
  order: -1;
  min-height: 0;
  ${media.lessonPortrait} {
    order: 1;
  }
  ${media.phone} {
    order: 0;
    display: contents;
  }
`;

/* As wide as its strip before its code has loaded; on phones a row between the player and the directory. */
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
  ${media.phone} {
    order: 1;
    min-height: 78px;
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
  ${media.phone} {
    display: contents;
  }
`;

const Scroll = styled(ScrollBox)<{ $isPlayed: boolean; $isFilling: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${media.lessonPortrait} {
    display: ${({ $isPlayed }) => ($isPlayed ? 'contents' : 'flex')};
  }
  ${media.phone} {
    display: ${({ $isPlayed }) => ($isPlayed ? 'contents' : 'flex')};
    /* What is read fills the window above the strip. */
    flex: ${({ $isFilling }) => ($isFilling ? '1 0 auto' : 'none')};
    overflow: visible;
  }
`;

const Failure = styled.div`
  width: 100%;
`;
