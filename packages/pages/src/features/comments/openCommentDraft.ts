import type { CommentDraft, SendOutcome } from '@cloud-school/ui';
import { createDrafts } from '../../platform/session/createDrafts.ts';
import type { Session } from '../../platform/session/createSession.ts';
import { visitorTexts } from './visitorTexts.ts';

const drafts = createDrafts<string>();

/** Sends without an answer yet: their field may be closed, and opened again. */
const sends = createDrafts<Promise<SendOutcome>>();

/** The unsent comment on a subject, and the send of it that still waits for its answer. */
export function openCommentDraft(session: Session, subject: string): CommentDraft {
  const text = drafts.read(session, subject) ?? visitorTexts.read(subject) ?? '';
  // From the sign-in on it is this student's, whom the next one does not read.
  if (session.get().kind === 'student' && text) keep(text);

  function keep(next: string) {
    if (next) drafts.keep(session, subject, next);
    else drafts.drop(session, subject);
    visitorTexts.keep(subject, session.get().kind === 'visitor' && next ? next : null);
  }

  return {
    text,
    sending: sends.read(session, subject),
    keep,
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
