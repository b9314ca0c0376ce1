import { CircleAlert, KeyRound, LogIn } from 'lucide-react';
import { styled } from 'styled-components';
import { type AuthFrame, AuthLayout } from '../../layout/auth-layout/AuthLayout.tsx';
import { AuthLinks } from '../../layout/auth-layout/AuthLinks.tsx';
import type { LayoutTarget } from '../../layout/layout-link/LayoutLink.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { NumberedSteps } from '../../primitives/numbered-steps/NumberedSteps.ts';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { theme } from '../../theme/theme.ts';

export interface SsoLoginScreenProps extends AuthFrame {
  /** `idle` before leaving, `checking` after the return, `refused` with the reason, `off` when the school has no SSO. */
  state: { kind: 'idle' | 'checking' | 'off' } | { kind: 'refused'; message: string };
  /** Host of the external login, shown before the visitor leaves. */
  host: string | null;
  /** Navigates to the external login. */
  onLeave: () => void;
  loginTo: string;
  otherLinks?: LayoutTarget[];
}

/** Sign-in by an external login: the way there and its result (LOGIN-04). */
export function SsoLoginScreen({
  state,
  host,
  onLeave,
  loginTo,
  otherLinks = [],
  ...frame
}: SsoLoginScreenProps) {
  const isRefused = state.kind === 'refused';
  return (
    <AuthLayout {...frame} title="单点登录" hint={HINTS[state.kind]}>
      <Body aria-live="polite">
        {state.kind === 'checking' && (
          <Fact>
            <Spinner size={20} />
            <span>正在核对登录凭证…</span>
          </Fact>
        )}
        {isRefused && (
          <Refusal role="alert">
            <CircleAlert size={20} aria-hidden />
            <span>{state.message}</span>
          </Refusal>
        )}
        {(state.kind === 'idle' || isRefused) && (
          <>
            {host && (
              <Fact>
                <KeyRound size={20} aria-hidden />
                <Small>
                  登录地址
                  <Host>{host}</Host>
                </Small>
              </Fact>
            )}
            <Steps>
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
            <Button size="large" isFullWidth icon={<LogIn size={20} aria-hidden />} onClick={onLeave}>
              {isRefused ? '重新登录' : '前往统一身份认证'}
            </Button>
          </>
        )}
        {state.kind !== 'checking' && (
          <ButtonLink
            to={loginTo}
            size="large"
            isFullWidth
            variant={state.kind === 'off' ? 'solid' : 'secondary'}
          >
            用手机号登录
          </ButtonLink>
        )}
      </Body>
      <AuthLinks otherLinks={otherLinks} />
    </AuthLayout>
  );
}

const HINTS: Record<SsoLoginScreenProps['state']['kind'], string> = {
  idle: '用单位或合作平台账号登录，完成后自动返回',
  checking: '马上就好，请不要关闭页面',
  refused: '这次没有登录成功，可以再试一次或换一种方式',
  off: '本校没有开通单点登录，请用手机号登录',
};

/** What happens after the press: the password is typed elsewhere. */
const STEPS = ['打开统一身份认证页', '用单位或平台的账号登录，密码不经过本校', '认证通过，自动回到这里'];

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[6]};
`;

const Fact = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
  > svg {
    flex: none;
  }
`;

const Small = styled.span`
  min-width: 0;
  font: ${theme.type.caption};
`;

const Host = styled.span`
  display: block;
  color: ${theme.color.text.primary};
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

const Steps = styled(NumberedSteps)`
  margin-bottom: ${theme.space[2]};
`;

const Refusal = styled(Fact)`
  background: ${theme.color.danger.tint};
  color: ${theme.color.danger.ink};
`;
