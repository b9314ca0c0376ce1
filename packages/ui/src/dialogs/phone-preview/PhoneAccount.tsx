import { CircleAlert, CircleCheck, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The account that signed in inside the previewed phone page and may sign in on this page too (PREV-02). */
export type PhoneAccountState =
  | { kind: 'none' }
  | { kind: 'checking' }
  /** The server accepts the account; the visitor decides. */
  | { kind: 'offered'; name: string; mobile: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-in'; name: string };

interface PhoneAccountProps {
  state: PhoneAccountState;
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks the visitor before the phone's account signs in on this page, and shows the result. */
export function PhoneAccount({ state, onAccept, onDecline }: PhoneAccountProps) {
  return (
    <Root aria-live="polite">
      {state.kind === 'checking' && <Line>正在核对手机端账号…</Line>}
      {state.kind === 'refused' && (
        <Line>
          <Refused size={20} aria-hidden />
          <span>手机端账号没有登录成功：{state.message}</span>
        </Line>
      )}
      {state.kind === 'signed-in' && (
        <Line>
          <Adopted size={20} aria-hidden />
          <span>
            已登录：<bdi>{state.name}</bdi>
          </span>
        </Line>
      )}
      {state.kind === 'offered' && (
        <Offer aria-label="使用手机端账号登录">
          <Title>使用手机端账号登录</Title>
          <Person>
            <UserRound size={16} aria-hidden />
            <span>{[state.name, state.mobile].filter(Boolean).join(' · ')}</span>
          </Person>
          <Actions>
            <Button onClick={onAccept}>登录</Button>
            <Button variant="secondary" onClick={onDecline}>
              不使用
            </Button>
          </Actions>
        </Offer>
      )}
    </Root>
  );
}

/* Sticks to the bottom of the sheet on a phone: the question arrives while the visitor uses the previewed page. */
const Root = styled.div`
  &:empty {
    margin-top: calc(-1 * ${theme.space[4]});
  }
  ${media.phone} {
    position: absolute;
    z-index: 1;
    inset: auto ${theme.space[4]} max(${theme.space[4]}, env(safe-area-inset-bottom));
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.raised};
    &:empty {
      margin-top: 0;
    }
  }
`;

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  svg {
    flex: none;
  }
`;

const Refused = styled(CircleAlert)`
  color: ${theme.color.danger.ink};
`;

const Adopted = styled(CircleCheck)`
  color: ${theme.color.success.ink};
`;

const Offer = styled.section`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.action.base};
  border-radius: ${theme.radius.card};
  background: ${theme.color.action.tint};
`;

const Title = styled.h3`
  font: ${theme.type.labelStrong};
`;

const Person = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
`;
