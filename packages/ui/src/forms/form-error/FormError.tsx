import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface FormErrorProps {
  /** Null renders nothing visible. */
  message: string | null;
  className?: string;
}

/** Why the server rejected a form. The alert is always in the document, so that screen readers announce a change. */
export function FormError({ message, className }: FormErrorProps) {
  return (
    <Root role="alert" className={className}>
      {message && (
        <>
          <CircleAlert size={16} aria-hidden />
          <span>{message}</span>
        </>
      )}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.danger.tint};
  color: ${theme.color.danger.ink};
  > svg {
    flex: none;
  }
  &:empty {
    display: none;
  }
`;
