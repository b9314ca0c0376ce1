import { type Session, userIdOf } from './createSession.ts';

/** Unsent input by subject, such as a form or the object of a comment. */
export interface Drafts<Value> {
  /** A student's draft is returned to that student only; a visitor's draft survives the sign-in. */
  read(session: Session, subject: string): Value | null;
  keep(session: Session, subject: string, value: Value): void;
  /** Call it after the draft was sent. */
  drop(session: Session, subject: string): void;
}

interface Draft<Value> {
  /** User id; null for a visitor. */
  writerId: string | null;
  value: Value;
}

/** Drafts in memory: they last until the page is closed or reloaded. */
export function createDrafts<Value>(): Drafts<Value> {
  const draftsBySession = new WeakMap<Session, Map<string, Draft<Value>>>();
  return {
    read(session, subject) {
      const draft = draftsBySession.get(session)?.get(subject);
      return draft && (draft.writerId === null || draft.writerId === userIdOf(session.get()))
        ? draft.value
        : null;
    },
    keep(session, subject, value) {
      const drafts = draftsBySession.get(session) ?? new Map<string, Draft<Value>>();
      draftsBySession.set(session, drafts.set(subject, { writerId: userIdOf(session.get()), value }));
    },
    drop(session, subject) {
      draftsBySession.get(session)?.delete(subject);
    },
  };
}
