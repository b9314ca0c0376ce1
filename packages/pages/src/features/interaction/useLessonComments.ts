import { listLessonComments, postLessonComment } from '@cloud-school/api-client';
import type { LessonComment } from '@cloud-school/domain';
import { dataOf, type Draft, type Loadable, type SendOutcome } from '@cloud-school/ui';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { PRESS } from '../../platform/portal/PRESS.ts';
import { useStudent } from '../../platform/session/useStudent.ts';
import type { ClassroomScope } from './ClassroomScope.ts';
import { isText } from './isText.ts';
import { sendOnce } from './sendOnce.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';
import { useOpenSend } from './useOpenSend.ts';

export interface LessonComments {
  count: number | null;
  comments: Loadable<LessonComment[]>;
  draft: Draft<string>;
  send: (text: string, parent: LessonComment | null) => Promise<SendOutcome>;
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
  const open = useOpenSend(subject);

  async function readList() {
    const comments = await client.call(listLessonComments, args, { ...PRESS, isQuiet: true });
    void list.mutate(comments, { revalidate: false });
    return comments;
  }

  /** Not optimistic: the text stays in the field until the server accepts it. */
  async function send(text: string, parent: LessonComment | null): Promise<SendOutcome> {
    try {
      await sendOnce<Written, LessonComment>(
        { text, parentId: parent?.id ?? null },
        {
          open,
          send: (written, idempotencyKey) =>
            client.call(
              postLessonComment,
              { ...args, ...written },
              { ...PRESS, isQuiet: true, idempotencyKey },
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
    void list.mutate();
    return { isSent: true };
  }

  return { count: dataOf(list.loadable)?.length ?? null, comments: list.loadable, draft, send };
}
