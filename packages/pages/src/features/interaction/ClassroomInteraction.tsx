import type { Note } from '@cloud-school/domain';
import {
  afterPaint,
  BlockBoundary,
  type InteractionKind,
  InteractionPanel,
  isOwnTab,
  type PhoneTab,
  LessonTabsInteraction,
  type LessonTabsPlace,
  type PanelHead,
  PanelSkeleton,
} from '@cloud-school/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';
import { isAtAnswers } from '../replies/askedPlaces.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import type { PlayedLesson } from './PlayedLesson.ts';
import { useClassroomLike } from './useClassroomLike.ts';
import { useLessonComments } from './useLessonComments.ts';
import { useNotes } from './useNotes.ts';
import { useQuestions } from './useQuestions.ts';

/** Its lists and fields load when a panel opens: the strip alone belongs to the first view. */
const CurrentPanel = lazyComponent(async () => {
  // The press first shows the panel's frame.
  await new Promise<void>(afterPaint);
  return import('./CurrentPanel.tsx');
}, 'CurrentPanel');
const KeepQuestion = lazyDialog(() => import('./KeepQuestion.tsx'), 'KeepQuestion');
const DeleteNote = lazyDialog(() => import('./DeleteNote.tsx'), 'DeleteNote');

type ClassroomInteractionProps = ClassroomScope & {
  /** What the classroom has: a face-to-face one has no comments (OFF-01). */
  tabs: readonly [InteractionKind, ...InteractionKind[]];
  /** The lesson that is played beside it; null where nothing is. */
  played?: PlayedLesson | null;
} & (
    | {
        /** A card that is always open. */
        variant: 'tabs';
      }
    | {
        /** The tabs of a lesson's page on a phone. */
        variant: 'below';
        place: LessonTabsPlace;
        /** For all but videos (QNA-04). */
        hasLike?: boolean;
      }
    | {
        /** A strip of shortcuts with a panel: the right side of a viewer, or floating over a page. */
        variant: 'column' | 'floating';
        /** For all but videos (QNA-04). */
        hasLike?: boolean;
      }
  );

/** Questions, notes, comments and the like of a classroom: read and write (QNA-01 to QNA-04). */
export function ClassroomInteraction(props: ClassroomInteractionProps) {
  const [search] = useSearchParams();
  const [first] = useState(() => (isAtAnswers(search) ? ('questions' as const) : null));
  const [chosen, setChosen] = useState<InteractionKind | null>(
    () => first ?? (props.variant === 'tabs' ? props.tabs[0] : null),
  );
  const openFirst = useEffectEvent(() => {
    if (first && props.variant === 'below') props.place.onChange(first);
  });
  useEffect(() => openFirst(), []);
  // Each classroom has its own drafts and filters; the open panel stays when the student moves on.
  const key = `${props.classId} ${props.classroomId} ${props.studentId}`;
  const current = props.variant === 'below' ? kindOf(props.place.current) : chosen;
  return <OneClassroom key={key} {...props} current={current} onChange={setChosen} />;
}

/** Null for a tab that the page shows by itself. */
const kindOf = (tab: PhoneTab): InteractionKind | null => (isOwnTab(tab) ? null : tab);

type OneClassroomProps = ClassroomInteractionProps & {
  current: InteractionKind | null;
  onChange: (kind: InteractionKind | null) => void;
};

function OneClassroom(props: OneClassroomProps) {
  const { tabs, studentId, current, onChange, played = null } = props;
  // The student looks at another panel while a question is written: its words stay, and closing asks about them.
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const isAsking = current === 'questions' || isQuestionOpen;
  const questions = useQuestions(props, isAsking);
  const notes = useNotes(props, current === 'notes');
  const comments = useLessonComments(props, tabs.includes('comments'));
  const like = useClassroomLike(props, props.variant !== 'tabs' && props.hasLike === true);
  const [isLeavingQuestion, setLeavingQuestion] = useState(false);
  const [deletedNote, setDeletedNote] = useState<Note | null>(null);

  function change(kind: InteractionKind | null) {
    if (kind === null && isAsking && questions.isUnsaved) return setLeavingQuestion(true);
    look(kind);
    onChange(kind);
  }

  function look(kind: InteractionKind | null) {
    if (isAsking && kind !== 'questions') questions.leave();
    setQuestionOpen(isAsking && questions.isUnsaved && kind !== 'questions');
  }

  /** A tab of a phone closes nothing: the words of a question stay. */
  function changeTab(place: LessonTabsPlace, tab: PhoneTab) {
    look(kindOf(tab));
    place.onChange(tab);
  }

  const shared = {
    kinds: tabs,
    counts: { questions: questions.count, notes: notes.counts?.total ?? null, comments: comments.count },
    renderPanel: (kind: InteractionKind, head: PanelHead) => (
      <BlockBoundary title="课堂互动加载失败" variant="bare" onError={retryFailedImports}>
        <Suspense fallback={<PanelSkeleton kind={kind} head={head} />}>
          <CurrentPanel
            kind={kind}
            head={head}
            studentId={studentId}
            questions={questions}
            notes={notes}
            comments={comments}
            onDeleteNote={setDeletedNote}
            played={played}
          />
        </Suspense>
      </BlockBoundary>
    ),
  };

  return (
    <>
      {props.variant === 'tabs' ? (
        <InteractionPanel {...shared} variant="tabs" current={current ?? tabs[0]} onChange={change} />
      ) : props.variant === 'below' ? (
        <LessonTabsInteraction
          {...shared}
          place={{ ...props.place, onChange: (tab) => changeTab(props.place, tab) }}
          unreadAnswers={questions.unread}
          like={like}
        />
      ) : (
        <InteractionPanel
          {...shared}
          variant={props.variant}
          current={current}
          onChange={change}
          unreadAnswers={questions.unread}
          like={like}
        />
      )}
      {isLeavingQuestion && (
        <KeepQuestion
          text={questions.draft.value}
          saveDraft={questions.saveDraft}
          discard={questions.discard}
          onDecided={() => {
            setLeavingQuestion(false);
            setQuestionOpen(false);
            onChange(null);
          }}
          onClose={() => setLeavingQuestion(false)}
        />
      )}
      {deletedNote && (
        <DeleteNote note={deletedNote} remove={notes.remove} onClose={() => setDeletedNote(null)} />
      )}
    </>
  );
}
