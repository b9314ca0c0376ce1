import { isolate, type Note } from '@cloud-school/domain';
import { Lock, SquarePen, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { theme } from '../../../theme/theme.ts';
import { EntryAction } from '../entry/EntryAction.ts';
import { EntryRow, EntryText, InteractionEntry } from '../entry/InteractionEntry.tsx';
import { NoteText } from './NoteText.tsx';

interface NoteItemProps {
  note: Note;
  /** Own notes can be edited and deleted. */
  isOwn: boolean;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
  /** Goes to a moment that the note names; without it moments are words. */
  onMoment?: ((positionMs: number) => void) | undefined;
}

/** A note with its author; a private one says so (QNA-02). */
export function NoteItem({ note, isOwn, now, onEdit, onDelete, onMoment }: NoteItemProps) {
  const { title, text, isShared, authorName, avatarUrl, isByTeacher, createdAt } = note;
  return (
    <EntryRow>
      <InteractionEntry
        authorName={authorName}
        avatarUrl={avatarUrl}
        isOwn={isOwn}
        tag={isByTeacher && <TeacherTag tone="primary">老师</TeacherTag>}
        createdAt={createdAt}
        now={now}
      >
        {title !== '' && <Title>{title}</Title>}
        {text !== '' && <Text>{onMoment ? <NoteText text={text} onMoment={onMoment} /> : text}</Text>}
        {(!isShared || isOwn) && (
          <Foot>
            {!isShared && (
              <Private>
                <Lock size={14} aria-hidden />
                <span>仅自己可见</span>
              </Private>
            )}
            {isOwn && (
              <Actions>
                <EntryAction type="button" aria-label={`编辑笔记${isolate(title)}`} onClick={onEdit}>
                  <SquarePen size={14} aria-hidden />
                  <span>编辑</span>
                </EntryAction>
                <EntryAction
                  type="button"
                  $tone="danger"
                  aria-label={`删除笔记${isolate(title)}`}
                  onClick={onDelete}
                >
                  <Trash2 size={14} aria-hidden />
                  <span>删除</span>
                </EntryAction>
              </Actions>
            )}
          </Foot>
        )}
      </InteractionEntry>
    </EntryRow>
  );
}

const TeacherTag = styled(Tag)`
  height: 1.25rem;
`;

const Title = styled.h3`
  overflow-wrap: anywhere;
  font: ${theme.type.itemStrong};
`;

const Text = styled(EntryText)`
  margin-top: 2px;
  color: ${theme.color.text.secondary};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  min-height: 28px;
  margin-top: ${theme.space[1]};
`;

const Private = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  margin-left: auto;
`;
