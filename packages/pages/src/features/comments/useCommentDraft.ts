import type { CommentDraft } from '@cloud-school/ui';
import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { createDrafts } from '../../platform/session/createDrafts.ts';

const drafts = createDrafts<string>();

/** The unsent comment on a subject; a visitor's draft survives the sign-in (COMM-02). */
export function useCommentDraft(subject: string): CommentDraft {
  const { session } = usePortal();
  return useMemo(
    () => ({
      text: drafts.read(session, subject) ?? '',
      keep: (text) => (text ? drafts.keep(session, subject, text) : drafts.drop(session, subject)),
    }),
    [session, subject],
  );
}
