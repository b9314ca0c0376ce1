import { listLessonComments, postLessonComment } from '@cloud-school/api-client';
import type { LessonComment } from '@cloud-school/domain';
import { dataOf, type Draft, type Loadable, type SendOutcome } from '@cloud-school/ui';
import { useState } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from './ClassroomScope.ts';
import { createSafeSend } from './createSafeSend.ts';
import { isText } from './isText.ts';
import { SEND_TIMEOUT_MS } from './sendTimeout.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';

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
  const draft = useDeviceDraft(`comment ${classId} ${classroomId}`, '', isText);
  // The list does not name its authors by id, so that only what is new in it can be recognised as sent.
  const [safeSend] = useState(() => createSafeSend<Written, LessonComment>(null));

  async function readList() {
    const comments = await client.call(listLessonComments, args, { isQuiet: true });
    void list.mutate(comments, { revalidate: false });
    return comments;
  }

  /** Not optimistic: the text stays in the field until the server accepts it. */
  async function send(text: string, parent: LessonComment | null): Promise<SendOutcome> {
    try {
      await safeSend(
        { text, parentId: parent?.id ?? null },
        {
          send: (written) =>
            client.call(
              postLessonComment,
              { ...args, ...written },
              { isQuiet: true, timeout: SEND_TIMEOUT_MS },
            ),
          readList,
          isSame: (comment, written) =>
            comment.text.trim() === written.text && comment.parentId === written.parentId,
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
