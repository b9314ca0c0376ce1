import { formatPlayTime, momentMark } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx';
import { lazyResolver } from '../../../primitives/lazy-resolver/lazyResolver.ts';
import { NoticeStrip } from '../../../primitives/notice-strip/NoticeStrip.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { TextCounter } from '../../../primitives/text-entry/TextCounter.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { theme } from '../../../theme/theme.ts';
import { ComposerActions, ComposerFields } from '../../composer/ComposerParts.ts';
import type { Draft } from '../../composer/Draft.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { useComposer } from '../../composer/useComposer.ts';
import { limitHint } from '../../labels/limitHint.ts';
import { EntryAction } from '../entry/EntryAction.ts';
import { MomentButton } from './MomentButton.ts';
import type { EditedNote, NoteFields } from './NoteFields.ts';
import { noteName } from './noteName.ts';

const rules = lazyResolver<NoteFields>(() =>
  import('../../composer/interactionResolvers.ts').then(({ noteResolver }) => noteResolver),
);

export interface NoteComposerProps {
  /** The fields of the edited note, or of a new one. */
  draft: Draft<NoteFields>;
  /** Null while a new note is written. */
  editedNote: EditedNote | null;
  /** The edited note got other words on another device, which saving replaces. */
  isChangedElsewhere?: boolean;
  /** Opens a note in the composer; null returns to the new note. */
  onEdit: (note: EditedNote | null) => void;
  /** Creates a note, or updates the edited one; its owner then forgets the edited note. */
  onSave: (fields: NoteFields) => Promise<SendOutcome>;
  /** Where the lesson is that is played, in milliseconds; null before it is played. */
  getMoment?: (() => number | null) | undefined;
}

/** The fields of a new or edited note (QNA-02). Whether a note is shared is decided once, when it is created. */
export function NoteComposer(props: NoteComposerProps) {
  const { draft, editedNote, isChangedElsewhere = false, onEdit, onSave, getMoment } = props;
  const { value } = draft;
  const mark = momentMark(value.atMs ?? null);
  const contentLimit = limits.noteContent - mark.length;
  const title = useRef<HTMLInputElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  const { control, isBusy, send } = useComposer<NoteFields>({
    // The moment stands in the text, so that the server needs no field for it.
    values: { title: value.title, notes: mark + value.notes, isShared: value.isShared },
    resolver: rules.resolver,
    textField: 'notes',
    onSend: onSave,
    onSent: () => draft.clear(value),
  });
  const editedId = editedNote?.id;
  useEffect(() => {
    if (editedId !== undefined) title.current?.focus();
  }, [editedId]);

  const change = (next: Partial<NoteFields>) => draft.onChange(begin({ ...value, ...next }));

  /** A new note is called by its first words until the student names it. */
  function write(notes: string): void {
    const isNamed = editedNote !== null || value.title !== noteName(value.notes);
    change(isNamed ? { notes } : { notes, title: noteName(notes) });
  }

  /** The first key of a new note takes the moment; it does not move on with the video. */
  function begin(next: NoteFields): NoteFields {
    const isBegun = editedNote !== null || hasWords(value) || !hasWords(next);
    const moment = isBegun ? null : (getMoment?.() ?? null);
    return moment === null ? next : { ...next, atMs: moment };
  }

  return (
    <Fields onFocus={rules.preload} data-first-row>
      {editedNote && (
        <Editing>
          编辑笔记
          <EntryAction type="button" disabled={isBusy} onClick={() => onEdit(null)}>
            取消编辑
          </EntryAction>
        </Editing>
      )}
      {isChangedElsewhere && (
        <NoticeStrip tone="warning">这条笔记已在别处修改，保存会覆盖那里的内容</NoticeStrip>
      )}
      <Controller
        name="title"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            ref={(element) => {
              field.ref(element);
              title.current = element;
            }}
            label="笔记名称"
            isLabelHidden
            size="medium"
            placeholder="笔记名称"
            maxLength={limits.noteTitle}
            value={value.title}
            onChange={(next) => change({ title: next })}
            onDraft={(next) => draft.keep(begin({ ...value, title: next }))}
            error={fieldState.error?.message}
            hint={limitHint(value.title, limits.noteTitle)}
            readOnly={isBusy}
          />
        )}
      />
      {value.atMs !== undefined && (
        <Moment>
          <MomentButton
            type="button"
            disabled={isBusy}
            aria-label={`不记时间 ${formatPlayTime(value.atMs / 1000)}`}
            onClick={() => {
              draft.onChange({ ...value, atMs: undefined });
              notes.current?.focus();
            }}
          >
            {formatPlayTime(value.atMs / 1000)}
            <X size={14} aria-hidden />
          </MomentButton>
          <span>这一刻的笔记</span>
        </Moment>
      )}
      <Controller
        name="notes"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            ref={(element) => {
              field.ref(element);
              notes.current = element;
            }}
            label="笔记内容"
            isLabelHidden
            placeholder="记下要点"
            rows={3}
            grows
            textSize="body"
            maxLength={contentLimit}
            value={value.notes}
            onChange={write}
            onDraft={(next) => draft.keep(begin({ ...value, notes: next }))}
            error={fieldState.error?.message}
            hint={limitHint(value.notes, contentLimit)}
            readOnly={isBusy}
          />
        )}
      />
      <Actions>
        <Share
          checked={value.isShared}
          disabled={editedNote !== null || isBusy}
          onChange={(isShared) => change({ isShared })}
        >
          分享给同学
        </Share>
        <TextCounter text={value.notes} limit={contentLimit} />
        <Button isLoading={isBusy} onClick={() => void send()}>
          保存笔记
        </Button>
      </Actions>
    </Fields>
  );
}

/* A low window, such as one above a keyboard, has one row for the name, the moment and what closes the fields. */
const Fields = styled(ComposerFields)`
  [data-low] & {
    grid-template-columns: minmax(0, 1fr) auto 2.5rem;
    > * {
      grid-column: 1 / -1;
    }
    > :has(input:not([type='checkbox'])) {
      grid-column: 1;
    }
    > ${() => Moment} {
      grid-area: auto / 2;
    }
  }
`;

const hasWords = ({ title, notes }: NoteFields) => title !== '' || notes !== '';

const Moment = styled.p`
  display: flex;
  [data-low] & > span {
    display: none;
  }
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Editing = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font: ${theme.type.bodyStrong};
`;

/* The counter is beside the button. */
const Actions = styled(ComposerActions)`
  > button:last-child {
    margin-left: 0;
  }
`;

const Share = styled(Checkbox)`
  margin-right: auto;
`;
