import type { Note } from '@cloud-school/domain';
import {
  type InteractionKind,
  LessonCommentPanel,
  NotePanel,
  type PanelHead,
  QuestionPanel,
} from '@cloud-school/ui';
import { useNow } from '../../platform/time/useNow.ts';
import type { PlayedLesson } from './PlayedLesson.ts';
import { Transcript } from './Transcript.tsx';
import type { LessonComments } from './useLessonComments.ts';
import type { Notes } from './useNotes.ts';
import type { Questions } from './useQuestions.ts';

interface CurrentPanelProps {
  kind: InteractionKind;
  head: PanelHead;
  studentId: string;
  questions: Questions;
  notes: Notes;
  comments: LessonComments;
  onDeleteNote: (note: Note) => void;
  played: PlayedLesson | null;
}

/** The open panel of a classroom. */
export function CurrentPanel(props: CurrentPanelProps) {
  const { kind, head, studentId, questions, notes, comments, onDeleteNote, played } = props;
  const now = useNow();
  switch (kind) {
    case 'transcript':
      return played && <Transcript head={head} {...played} />;
    case 'questions':
      return (
        <QuestionPanel
          head={head}
          questions={questions.questions}
          studentId={studentId}
          now={now}
          draft={questions.draft}
          isDraftLoading={questions.isDraftLoading}
          onSend={questions.send}
        />
      );
    case 'notes':
      return (
        <NotePanel
          head={head}
          notes={notes.notes}
          counts={notes.counts}
          filter={notes.filter}
          onFilter={notes.onFilter}
          studentId={studentId}
          now={now}
          draft={notes.draft}
          editedNote={notes.editedNote}
          isChangedElsewhere={notes.isChangedElsewhere}
          onEdit={notes.onEdit}
          onSave={notes.save}
          onDelete={onDeleteNote}
          getMoment={played?.playhead.getPositionMs}
          onMoment={played?.playhead.seekTo}
        />
      );
    case 'comments':
      return (
        <LessonCommentPanel
          head={head}
          comments={comments.comments}
          now={now}
          draft={comments.draft}
          parent={comments.parent}
          onReply={comments.onReply}
          onSend={comments.send}
        />
      );
    default:
      return kind satisfies never;
  }
}
