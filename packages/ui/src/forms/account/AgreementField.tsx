import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { theme } from '../../theme/theme.ts';

/** The checkbox for the agreements, with its error message (LOGIN-01). */
export function AgreementField({ children }: { children: ReactNode }) {
  const { field, fieldState } = useController<{ agreed: boolean }, 'agreed'>({ name: 'agreed' });
  const { value, ...rest } = field;
  const id = useId();
  const message = fieldState.error?.message;
  return (
    <div>
      <Checkbox {...rest} checked={value} aria-invalid={Boolean(message)} aria-describedby={id}>
        <Text>{children}</Text>
      </Checkbox>
      <Message id={id} aria-live="polite">
        {message && (
          <>
            <CircleAlert size={14} aria-hidden />
            <span>{message}</span>
          </>
        )}
      </Message>
    </div>
  );
}

const Text = styled.span`
  color: ${theme.color.text.secondary};
`;

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[1]};
  /* Reserved: the button below stays where it is. */
  min-height: 1.75rem;
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
