import { getUserInfo, type User } from '@cloud-school/api-client';
import type { PhoneAccountState } from '@cloud-school/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf, usePortal } from '../../platform/portal/Portal.ts';
import { acceptLoginInfo, type LoginInfo } from './acceptLoginInfo.ts';

interface Offer extends LoginInfo {
  user: User;
}

type State =
  | Extract<PhoneAccountState, { kind: 'none' | 'checking' | 'refused' | 'adopted' }>
  | { kind: 'offered'; offer: Offer };

interface PhoneAccountHook {
  state: PhoneAccountState;
  /** The page in the frame has loaded; a visitor's is told to forget whom it knew. */
  onLoaded: () => void;
  /** The frame begins anew. */
  reset: () => void;
  accept: () => void;
  decline: () => void;
}

/** The way of an account from the framed page into this session (PREV-02): heard, checked with the server, asked, adopted. */
export function usePhoneAccount(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
): PhoneAccountHook {
  const { clientOf, session, toasts } = usePortal();
  const [state, setState] = useState<State>({ kind: 'none' });
  const isLoaded = useRef(false);
  const isTaken = useRef(false);

  const check = useCallback(
    async (info: LoginInfo) => {
      setState({ kind: 'checking' });
      try {
        const user = await clientOf(info.token).call(getUserInfo, {});
        if (user.id !== info.userId) throw new Error('The token is somebody else’s.');
        setState({ kind: 'offered', offer: { ...info, user } });
      } catch (error) {
        // The student may try again inside the phone.
        isTaken.current = false;
        setState({ kind: 'refused', message: messageOf(error) });
      }
    },
    [clientOf],
  );

  useEffect(() => {
    function hear({ source, origin: from, data }: MessageEvent<unknown>) {
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
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
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
      if (session.get().kind === 'visitor')
        frame.current?.contentWindow?.postMessage({ type: 'logout' }, origin);
    },
    reset() {
      isLoaded.current = false;
      isTaken.current = false;
      if (kind !== 'adopted') setState({ kind: 'none' });
    },
    accept() {
      if (state.kind !== 'offered') return;
      const { token, userId, user } = state.offer;
      session.signIn({ token, userId, expiresAt: null });
      session.setUser(user);
      toasts.show('success', '登录成功');
      setState({ kind: 'adopted', name: user.name });
    },
    decline: () => setState({ kind: 'none' }),
  };
}

const maskMobile = (mobile: string | null) => mobile && mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
