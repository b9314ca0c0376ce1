import { type ComponentProps, useState } from 'react';
import type { Draft } from '../../composer/Draft.ts';
import { LessonCommentPanel } from '../comment/LessonCommentPanel.tsx';
import type { NoteFields } from '../note/NoteFields.ts';
import { NotePanel } from '../note/NotePanel.tsx';
import { QuestionPanel } from '../question/QuestionPanel.tsx';

type QuestionArgs = ComponentProps<typeof QuestionPanel>;
type NoteArgs = ComponentProps<typeof NotePanel>;
type CommentArgs = ComponentProps<typeof LessonCommentPanel>;

/** The draft of the args as state, whose changes still reach the spy of the args. */
function useDraft<Value>({ value, onChange, keep, clear }: Draft<Value>, empty: Value): Draft<Value> {
  const [current, setCurrent] = useState(value);
  return {
    value: current,
    onChange: (next: Value) => {
      setCurrent(next);
      onChange(next);
    },
    keep,
    clear: (sent: Value) => {
      setCurrent((latest) => (latest === sent ? empty : latest));
      clear(sent);
    },
  };
}

/** A QuestionPanel that keeps its draft. */
export function StatefulQuestionPanel(args: QuestionArgs) {
  return <QuestionPanel {...args} draft={useDraft(args.draft, '')} />;
}

/** A LessonCommentPanel that keeps its draft and the comment that is replied to. */
export function StatefulCommentPanel(args: CommentArgs) {
  const [parent, setParent] = useState(args.parent);
  return (
    <LessonCommentPanel
      {...args}
      draft={useDraft(args.draft, '')}
      parent={parent}
      onReply={setParent}
      onSend={async (text, repliedTo) => {
        const outcome = await args.onSend(text, repliedTo);
        if (outcome.isSent) setParent(null);
        return outcome;
      }}
    />
  );
}

/** A NotePanel that keeps its draft, its filter and the edited note. */
export function StatefulNotePanel(args: NoteArgs) {
  const newNote = useDraft(args.draft, { title: '', notes: '', isShared: false });
  const [filter, setFilter] = useState(args.filter);
  const [edited, setEdited] = useState<{ note: NoteArgs['editedNote']; fields: NoteFields } | null>(null);
  return (
    <NotePanel
      {...args}
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        args.onFilter(next);
      }}
      editedNote={edited?.note ?? null}
      onEdit={(note) => {
        setEdited(note && { note, fields: { title: note.title, notes: note.text, isShared: note.isShared } });
        args.onEdit(note);
      }}
      onSave={async (fields) => {
        const outcome = await args.onSave(fields);
        if (outcome.isSent) setEdited(null);
        return outcome;
      }}
      draft={
        edited
          ? {
              value: edited.fields,
              onChange: (fields) => setEdited({ note: edited.note, fields }),
              keep: args.draft.keep,
              clear: args.draft.clear,
            }
          : newNote
      }
    />
  );
}
