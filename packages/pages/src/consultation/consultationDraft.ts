import type { ConsultationFields } from '@cloud-school/ui';
import type { Session, SessionState } from '../session/createSession.ts';

interface Draft {
  /** Null when a visitor wrote it. */
  writer: string | null;
  fields: ConsultationFields;
}

/** In memory alone: a draft lasts as long as the visit (RAIL-05). */
const drafts = new WeakMap<Session, Draft>();

const writerOf = (state: SessionState) => (state.kind === 'student' ? state.userId : null);

/** What was typed and not sent; a student's draft is shown to nobody else, a visitor's follows into the sign-in. */
export function readDraft(session: Session): ConsultationFields | null {
  const draft = drafts.get(session);
  return draft && (draft.writer === null || draft.writer === writerOf(session.get())) ? draft.fields : null;
}

export function keepDraft(session: Session, fields: ConsultationFields): void {
  drafts.set(session, { writer: writerOf(session.get()), fields });
}

/** After it was sent. */
export function dropDraft(session: Session): void {
  drafts.delete(session);
}
