import { type Comment, type Page, removeComment } from '@cloud-school/api-client';
import type { Loadable, SendOutcome } from '@cloud-school/ui';
import type { KeyedMutator } from 'swr';
import { messageOf, usePortal } from '../../platform/portal/Portal.ts';
import { withComment, withoutComment } from './commentPages.ts';
import { useSignInFirst } from './useSignInFirst.ts';

interface CommentsInHand {
  loadable: Loadable<Page<Comment>>;
  mutate: KeyedMutator<Page<Comment>>;
}

/** Adds to a list of comments and takes away from it; each resolves to what became of it. */
export function useWriting({ loadable, mutate }: CommentsInHand) {
  const { client, toasts } = usePortal();
  const mayWrite = useSignInFirst();

  /** The server is asked first: what was typed stays in the field until it says yes. */
  async function add(place: 'first' | 'last', write: () => Promise<Comment | null>): Promise<SendOutcome> {
    if (!mayWrite()) return { isSent: false, reason: null };
    try {
      const saved = await write();
      void mutate((page) => page && withComment(page, saved, place), {
        revalidate: saved === null || loadable.status !== 'ready',
      });
      toasts.show('success', '发送成功');
      return { isSent: true };
    } catch (error) {
      return { isSent: false, reason: messageOf(error) };
    }
  }

  /** Gone at once; back in its place when the server refuses, whose words the portal shows. */
  async function remove({ id }: Comment): Promise<boolean> {
    if (loadable.status !== 'ready') return false;
    const without = withoutComment(loadable.data, id);
    try {
      await mutate(
        client.call(removeComment, { id }).then(() => without),
        { optimisticData: without, rollbackOnError: true, revalidate: false },
      );
      toasts.show('success', '操作成功');
      return true;
    } catch {
      return false;
    }
  }

  return { add, remove };
}
