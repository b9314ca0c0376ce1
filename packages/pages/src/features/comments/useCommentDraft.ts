import type { CommentDraft } from '@cloud-school/ui';
import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { openCommentDraft } from './openCommentDraft.ts';

/** The unsent comment on a subject; a visitor's draft survives the sign-in (COMM-02). */
export function useCommentDraft(subject: string): CommentDraft {
  const { session } = usePortal();
  return useMemo(() => openCommentDraft(session, subject), [session, subject]);
}
