import type { CommentDraft, SendOutcome } from '@cloud-school/ui';
import { createDrafts } from '../../platform/session/createDrafts.ts';
import type { Session } from '../../platform/session/createSession.ts';

const drafts = createDrafts<string>();

/** Sends without an answer yet: their field may be closed, and opened again. */
const sends = createDrafts<Promise<SendOutcome>>();

/** The unsent comment on a subject, and the send of it that still waits for its answer. */
export function openCommentDraft(session: Session, subject: string): CommentDraft {
  return {
    text: drafts.read(session, subject) ?? '',
    sending: sends.read(session, subject),
    keep: (text) => (text ? drafts.keep(session, subject, text) : drafts.drop(session, subject)),
    track(sending) {
      const sent = drafts.read(session, subject);
      sends.keep(session, subject, sending);
      void sending.then(({ isSent }) => {
        sends.drop(session, subject);
        if (isSent && drafts.read(session, subject) === sent) drafts.drop(session, subject);
      });
    },
  };
}
