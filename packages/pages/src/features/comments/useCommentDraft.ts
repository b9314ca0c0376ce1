import type { CommentDraft } from '@cloud-school/ui';
import { useMemo } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { createDrafts } from '../../platform/session/createDrafts.ts';

const drafts = createDrafts<string>();

/** What was typed about something and not sent; a visitor finds it again after the way through the login (COMM-02). */
export function useCommentDraft(about: string): CommentDraft {
  const { session } = usePortal();
  return useMemo(
    () => ({
      text: drafts.read(session, about) ?? '',
      keep: (text) => (text ? drafts.keep(session, about, text) : drafts.drop(session, about)),
    }),
    [about, session],
  );
}
