import type { Session } from './createSession.ts';

/** What a sign-in says that stopped because the session changed. */
export const SESSION_CHANGED = '本机的登录状态已经变化，这次登录已经停止';

/** Watches from now on: what it returns says whether somebody signed in or out on this device meanwhile. */
export function watchSession(session: Pick<Session, 'get'>): () => boolean {
  const token = () => {
    const state = session.get();
    return state.kind === 'student' ? state.token : null;
  };
  const tokenBefore = token();
  return () => token() !== tokenBefore;
}
