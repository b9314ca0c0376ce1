import { listLessonComments, postLessonComment } from '@cloud-school/api-client';
import { isRecord, type LessonComment } from '@cloud-school/domain';
import { dataOf, type Draft, type Loadable, type RepliedComment, type SendOutcome } from '@cloud-school/ui';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useStudent } from '../../platform/sign-in/useStudent.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { isText } from './isText.ts';
import { sendOnce } from './sendOnce.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';
import { useOpenSend } from './useOpenSend.ts';

export interface LessonComments {
  count: number | null;
  comments: Loadable<LessonComment[]>;
  draft: Draft<string>;
  parent: RepliedComment | null;
  onReply: (parent: RepliedComment | null) => void;
  send: (text: string, parent: RepliedComment | null) => Promise<SendOutcome>;
}

interface Written {
  text: string;
  parentId: string | null;
}

/** Comments on a classroom with the unsent one (QNA-03). Their number is the length of the list, so it loads at once. */
export function useLessonComments(scope: ClassroomScope, isShown: boolean): LessonComments {
  const { client, toasts } = usePortal();
  const { classId, classroomId } = scope;
  const args = { classId, classroomId };
  const list = useEditableLoadable(listLessonComments, isShown ? args : null);
  const student = useStudent();
  const subject = `comment ${classId} ${classroomId}`;
  const draft = useDeviceDraft(subject, '', isText);
  // Stored as the text is: the words of a reply are not meant for the whole classroom.
  const replied = useDeviceDraft<RepliedComment | null>(`replied ${subject}`, null, isRepliedComment);
  const onReply = (parent: RepliedComment | null) =>
    parent ? replied.onChange({ id: parent.id, authorName: parent.authorName }) : replied.drop();
  const open = useOpenSend(subject);

  async function readList() {
    const comments = await client.call(listLessonComments, args, { ...CLICK_CALL, isQuiet: true });
    void list.mutate(comments, { revalidate: false });
    return comments;
  }

  /** Not optimistic: the text stays in the field until the server accepts it. */
  async function send(text: string, parent: RepliedComment | null): Promise<SendOutcome> {
    try {
      await sendOnce<Written, LessonComment>(
        { text, parentId: parent?.id ?? null },
        {
          open,
          send: (written, idempotencyKey) =>
            client.call(
              postLessonComment,
              { ...args, ...written },
              { ...CLICK_CALL, isQuiet: true, idempotencyKey },
            ),
          readList,
          // The list names its authors without their ids: a classmate's equal words are not the student's.
          isSame: (comment, written) =>
            comment.authorName === student?.name &&
            comment.text.trim() === written.text &&
            comment.parentId === written.parentId,
          seen: dataOf(list.loadable),
        },
      );
    } catch (error) {
      return { isSent: false, reason: getErrorMessage(error) };
    }
    toasts.show('success', '评论成功');
    // The student may reply to another comment by now.
    if (parent) replied.clear(parent);
    void list.mutate();
    return { isSent: true };
  }

  return {
    count: dataOf(list.loadable)?.length ?? null,
    comments: list.loadable,
    draft,
    parent: replied.value,
    onReply,
    send,
  };
}

const isRepliedComment = (stored: unknown): stored is RepliedComment =>
  isRecord(stored) && typeof stored.id === 'string' && typeof stored.authorName === 'string';
