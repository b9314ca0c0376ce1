import type { Note, NoteCounts } from '@cloud-school/domain';
import { useRef } from 'react';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { PanelEmpty } from '../panel/PanelEmpty.ts';
import { PanelFrame, type PanelHead } from '../panel/PanelFrame.tsx';
import { NoteComposer, type NoteComposerProps } from './NoteComposer.tsx';
import type { NoteFields } from './NoteFields.ts';
import type { NoteFilter } from './NoteFilter.ts';
import { NoteFilters } from './NoteFilters.tsx';
import { NoteItem } from './NoteItem.tsx';

export interface NotePanelProps extends NoteComposerProps {
  head: PanelHead;
  /** The notes of the chosen filter. */
  notes: Loadable<Note[]>;
  /** Null while unknown. */
  counts: NoteCounts | null;
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
  /** The student of the class, who can edit and delete own notes. */
  studentId: string;
  now: Date;
  onDelete: (note: Note) => void;
  /** Goes to a moment that a note names. */
  onMoment?: ((positionMs: number) => void) | undefined;
}

/** Notes about a classroom with their filters, and the fields to write one (QNA-02). */
export function NotePanel(props: NotePanelProps) {
  const { head, notes, counts, filter, onFilter, studentId, now, onDelete, onMoment, ...composer } = props;
  const { editedNote, onEdit, onSave } = composer;
  const top = useRef<HTMLDivElement>(null);

  async function save(fields: NoteFields) {
    const outcome = await onSave(fields);
    // A new note is the first of the list; an edited one stays where it is.
    if (outcome.isSent && !editedNote) top.current?.scrollIntoView({ block: 'nearest' });
    return outcome;
  }

  return (
    <PanelFrame
      title="笔记"
      head={head}
      filters={<NoteFilters filter={filter} onFilter={onFilter} counts={counts} />}
      topRef={top}
      composer={<NoteComposer {...composer} onSave={save} />}
    >
      <Block
        of={notes}
        skeleton={<EntriesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<PanelEmpty variant="bare" title="暂无笔记" />}
        errorTitle="笔记加载失败"
        errorVariant="bare"
      >
        {(items) => (
          <WindowedList
            items={items}
            keyOf={({ id }) => id}
            itemHeight={140}
            renderItem={(note) => (
              <NoteItem
                note={note}
                isOwn={note.studentId === studentId}
                now={now}
                onEdit={() => onEdit(note)}
                onDelete={() => onDelete(note)}
                onMoment={onMoment}
              />
            )}
          />
        )}
      </Block>
    </PanelFrame>
  );
}
