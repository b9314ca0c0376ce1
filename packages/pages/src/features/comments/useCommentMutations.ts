import { removeComment } from '@cloud-school/api-client';
import type { Comment, Page } from '@cloud-school/domain';
import type { Loadable, SendOutcome } from '@cloud-school/ui';
import type { KeyedMutator } from 'swr';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useSignInFirst } from '../auth/useSignInFirst.ts';
import { withComment, withoutComment } from './commentPages.ts';

interface CommentList {
  loadable: Loadable<Page<Comment>>;
  mutate: KeyedMutator<Page<Comment>>;
}

/** Adds and removes comments of a list; both resolve to the outcome and never reject. */
export function useCommentMutations({ loadable, mutate }: CommentList) {
  const { client, toasts } = usePortal();
  const requireSignIn = useSignInFirst();

  /** Not optimistic: the text stays in the field until the server accepts it. */
  async function add(position: 'first' | 'last', save: () => Promise<Comment | null>): Promise<SendOutcome> {
    if (!requireSignIn()) return { isSent: false, reason: null };
    try {
      const saved = await save();
      void mutate((page) => page && withComment(page, saved, position), {
        revalidate: saved === null || loadable.status !== 'ready',
      });
      toasts.show('success', '发送成功');
      return { isSent: true };
    } catch (error) {
      return { isSent: false, reason: getErrorMessage(error) };
    }
  }

  /** Optimistic: restores the comment if the server refuses; the error policy shows the message. */
  async function remove({ id }: Comment): Promise<boolean> {
    if (loadable.status !== 'ready') return false;
    const without = withoutComment(loadable.data, id);
    try {
      await mutate(
        client.call(removeComment, { id }, CLICK_CALL).then(() => without),
        { optimisticData: without, rollbackOnError: true, revalidate: false },
      );
      // SWR forgets this change if another one began before its answer.
      await mutate((page) => page && withoutComment(page, id), { revalidate: false });
      toasts.show('success', '操作成功');
      return true;
    } catch {
      return false;
    }
  }

  return { add, remove };
}
