import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface RetryLineProps {
  title: string;
  /** The reason: the server's message. */
  hint?: string;
  onRetry: () => void;
}

/** A failed load in one line, for blocks too low for an ErrorPanel. */
export function RetryLine({ title, hint, onRetry }: RetryLineProps) {
  return (
    <Root role="alert">
      <Icon size={20} aria-hidden />
      <span>{title}</span>
      {hint && <Hint>{hint}</Hint>}
      <Button variant="text" size="small" onClick={onRetry}>
        重新加载
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Icon = styled(CircleAlert)`
  flex: none;
  color: ${theme.color.danger.ink};
`;

const Hint = styled.span`
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;
