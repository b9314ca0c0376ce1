import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useContext } from 'react';
import { css, styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { VisuallyHidden, visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClosePopoverContext, LazyPopover } from '../lazy-popover/LazyPopover.tsx';
import type { Account } from './Account.ts';

/** The login link for a visitor, the avatar with its menu for a student (HEAD-03, HEAD-04). */
export function AccountEntry({ account }: { account: Account }) {
  if (account.kind === 'unknown') return <Room aria-hidden>{signIn}</Room>;
  if (account.kind === 'visitor') return <SignIn to={account.loginTo}>{signIn}</SignIn>;
  const { name, avatarUrl, profileTo, isProfileCurrent = false, news, onLogout } = account;
  return (
    <LazyPopover
      label="我的账号"
      trigger={
        <Trigger type="button" $isCurrent={isProfileCurrent}>
          <Avatar name={name} src={avatarUrl ?? undefined} size={36} />
          <Name>{name}</Name>
          <VisuallyHidden>我的账号</VisuallyHidden>
          <Chevron size={16} aria-hidden />
        </Trigger>
      }
    >
      <Actions>
        {news}
        {profileTo && <Profile to={profileTo} isCurrent={isProfileCurrent} />}
        <Logout onLogout={onLogout} />
      </Actions>
    </LazyPopover>
  );
}

/** Closes the menu, which would stay open over the page. */
function Profile({ to, isCurrent }: { to: string; isCurrent: boolean }) {
  return (
    <ActionLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={useContext(ClosePopoverContext)}
    >
      <UserRound size={16} aria-hidden />
      <span>个人中心</span>
    </ActionLink>
  );
}

/** Closes the menu: the question that follows stands alone. */
function Logout({ onLogout }: { onLogout: () => void }) {
  const close = useContext(ClosePopoverContext);
  return (
    <ActionButton
      type="button"
      onClick={() => {
        close();
        onLogout();
      }}
    >
      <LogOut size={16} aria-hidden />
      <span>退出登录</span>
    </ActionButton>
  );
}

const entry = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[5]};
  font: ${theme.type.bodyStrong};
  white-space: pre;
  ${media.phone} {
    padding: 0 ${theme.space[3]};
  }
`;

const SignIn = styled(Link)`
  ${entry}
  border-radius: ${theme.radius.control};
  background: ${theme.color.chrome.actionBackground};
  color: ${theme.color.chrome.actionText};
  transition: opacity ${theme.motion.quick};
  &:hover {
    opacity: 0.9;
  }
`;

const Room = styled.span`
  ${entry}
  visibility: hidden;
`;

const Register = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const signIn = (
  <>
    登录<Register> / 注册</Register>
  </>
);

/* As the entries of the navigation, on the lower edge of the bar. */
const current = css`
  color: ${theme.color.chrome.currentText};
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: auto calc(50% - 10px) calc((${theme.size.control.medium} - ${theme.size.header}) / 2 + 1px);
    height: 3px;
    border-radius: 2px 2px 0 0;
    background: ${theme.color.chrome.current};
  }
`;

const Trigger = styled.button<{ $isCurrent: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.chrome.text};
  ${({ $isCurrent }) => $isCurrent && current}
`;

/* Most names have three characters: nothing beside it moves when it is known. */
const Name = styled.span`
  min-width: 3em;
  max-width: 8em;
  ${truncate}
  ${media.phone} {
    ${visuallyHidden}
    min-width: 0;
  }
`;

/* Its room is the name's of the school. */
const Chevron = styled(ChevronDown)`
  ${media.phone} {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  min-width: 152px;
  margin: calc(-1 * ${theme.space[2]});
`;

const action = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${theme.color.surface.fill};
  }
`;

const ActionLink = styled(Link)`
  ${action}
`;

const ActionButton = styled.button`
  ${action}
`;
