import { MessageCircleReply } from 'lucide-react';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { theme } from '../../theme/theme.ts';
import { ClosePopoverContext } from '../lazy-popover/LazyPopover.tsx';

export interface AccountNewsProps {
  title: string;
  /** What it is about. */
  text: string;
  to: string;
}

/** Something unread, as a row of the account menu, which it closes. */
export function AccountNews({ title, text, to }: AccountNewsProps) {
  return (
    <Root to={to} onClick={useContext(ClosePopoverContext)}>
      <MessageCircleReply size={16} aria-hidden />
      <span>
        <b>{title}</b>
        <Text>{text}</Text>
      </span>
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 240px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.action.base};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  svg {
    flex: none;
  }
  > span {
    min-width: 0;
  }
  b {
    display: block;
    font: ${theme.type.bodyStrong};
  }
`;

const Text = styled.span`
  ${truncate}
  display: block;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
