import type { Session, SessionState } from './createSession.ts';

/** What was typed and not sent, by what it is about. */
export interface Drafts<Value> {
  /** A student's draft is shown to nobody else, a visitor's follows into the sign-in. */
  read(session: Session, about: string): Value | null;
  keep(session: Session, about: string, value: Value): void;
  /** After it was sent. */
  drop(session: Session, about: string): void;
}

interface Draft<Value> {
  /** Null when a visitor wrote it. */
  writer: string | null;
  value: Value;
}

const writerOf = (state: SessionState) => (state.kind === 'student' ? state.userId : null);

/** Drafts in memory alone: they last as long as the visit. */
export function createDrafts<Value>(): Drafts<Value> {
  const visits = new WeakMap<Session, Map<string, Draft<Value>>>();
  return {
    read(session, about) {
      const draft = visits.get(session)?.get(about);
      return draft && (draft.writer === null || draft.writer === writerOf(session.get()))
        ? draft.value
        : null;
    },
    keep(session, about, value) {
      const drafts = visits.get(session) ?? new Map<string, Draft<Value>>();
      visits.set(session, drafts.set(about, { writer: writerOf(session.get()), value }));
    },
    drop(session, about) {
      visits.get(session)?.delete(about);
    },
  };
}
