import { getUserInfo } from '@cloud-school/api-client';
import type { User } from '@cloud-school/domain';
import type { PhoneAccountState } from '@cloud-school/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { acceptLoginInfo, type LoginInfo } from './acceptLoginInfo.ts';
import { signOutFrame } from './signOutFrame.ts';

interface Offer extends LoginInfo {
  user: User;
}

type State =
  | Extract<PhoneAccountState, { kind: 'none' | 'checking' | 'refused' | 'signed-in' }>
  | { kind: 'offered'; offer: Offer };

interface PhoneAccountHook {
  state: PhoneAccountState;
  /** Call it when the frame has loaded; for a visitor, signs the framed page out. */
  onLoaded: () => void;
  /** Call it before the frame reloads. */
  reset: () => void;
  accept: () => void;
  decline: () => void;
}

/**
 * Offers the account of a sign-in inside the framed page to this session (PREV-02): receives the message, checks the
 * token with the server, lets the visitor confirm and signs in.
 */
export function usePhoneAccount(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
): PhoneAccountHook {
  const { createClientWithToken, session, toasts } = usePortal();
  const [state, setState] = useState<State>({ kind: 'none' });
  const isLoaded = useRef(false);
  const isTaken = useRef(false);

  const check = useCallback(
    async (info: LoginInfo) => {
      setState({ kind: 'checking' });
      try {
        const user = await createClientWithToken(info.token).call(getUserInfo, {});
        if (user.id !== info.userId) throw new Error('The token belongs to another user.');
        setState({ kind: 'offered', offer: { ...info, user } });
      } catch (error) {
        // The student may try again inside the phone.
        isTaken.current = false;
        setState({ kind: 'refused', message: getErrorMessage(error) });
      }
    },
    [createClientWithToken],
  );

  useEffect(() => {
    function handleMessage({ source, origin: from, data }: MessageEvent<unknown>) {
      const info = acceptLoginInfo(
        { source, origin: from, data },
        {
          frame: frame.current?.contentWindow ?? null,
          origin,
          isLoaded: isLoaded.current,
          isTaken: isTaken.current || session.get().kind === 'student',
        },
      );
      if (!info) return;
      isTaken.current = true;
      void check(info);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [check, frame, origin, session]);

  const { kind } = state;
  return {
    state:
      state.kind === 'offered'
        ? { kind: 'offered', name: state.offer.user.name, mobile: maskMobile(state.offer.user.mobile) }
        : state,
    onLoaded() {
      if (isLoaded.current) return;
      isLoaded.current = true;
      if (session.get().kind === 'visitor') signOutFrame(frame.current?.contentWindow, origin);
    },
    reset() {
      isLoaded.current = false;
      isTaken.current = false;
      if (kind !== 'signed-in') setState({ kind: 'none' });
    },
    accept() {
      if (state.kind !== 'offered') return;
      const { token, userId, user } = state.offer;
      session.signIn({ token, userId, expiresAt: null });
      session.setUser(user);
      toasts.show('success', '登录成功');
      setState({ kind: 'signed-in', name: user.name });
    },
    decline: () => setState({ kind: 'none' }),
  };
}

const maskMobile = (mobile: string | null) => mobile && mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
