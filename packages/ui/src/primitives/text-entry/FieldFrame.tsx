import { CircleAlert, CircleCheck } from 'lucide-react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

export interface FieldFrameProps {
  label: string;
  /** For fields with a telling icon and placeholder; the label stays for screen readers. */
  isLabelHidden?: boolean | undefined;
  /** Shown under the field instead of the hint. */
  error?: string | undefined;
  /** Shown under the field instead of the hint: 验证码已发送. */
  success?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
}

interface FrameProps extends FieldFrameProps {
  id: string;
  /** At the right of the message line: 12/200, or what to do about it. */
  counter?: ReactNode;
  children: ReactNode;
}

/** Id of the message under a field, for aria-describedby. */
export const messageId = (id: string) => `${id}-message`;

/** The label above a control and the message below it. */
export function FieldFrame(props: FrameProps) {
  const { id, label, isLabelHidden = false, error, success, hint, counter, className, children } = props;
  return (
    <Root className={className} onPointerDown={markPointer} onBlur={forgetPointer}>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label}
      </Label>
      {children}
      <Foot $isEmpty={!error && !success && !hint && !counter}>
        <Message
          id={messageId(id)}
          aria-live="polite"
          $tone={error ? 'danger' : success ? 'success' : 'hint'}
        >
          {error ? (
            <CircleAlert size={14} aria-hidden />
          ) : success ? (
            <CircleCheck size={14} aria-hidden />
          ) : null}
          <span>{error || success || hint}</span>
        </Message>
        {counter && <Counter>{counter}</Counter>}
      </Foot>
    </Root>
  );
}

/* Set on the element without state: only the stylesheet needs to know how the focus arrived. */
const markPointer = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  currentTarget.dataset.pointer = '';
};
const forgetPointer = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  delete currentTarget.dataset.pointer;
};

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  /* Screen readers announce "required" from the control itself. */
  &:has(:required) > label::after {
    content: ' *' / '';
    color: ${theme.color.danger.ink};
  }
`;

const Label = styled.label<{ $isHidden: boolean }>`
  ${({ $isHidden }) =>
    $isHidden
      ? visuallyHidden
      : css`
          margin-bottom: ${theme.space[2]};
          color: ${theme.color.text.secondary};
          font: ${theme.type.body};
        `}
`;

const Foot = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  gap: ${theme.space[3]};
  justify-content: space-between;
  margin-top: ${({ $isEmpty }) => ($isEmpty ? 0 : theme.space[1])};
  font: ${theme.type.caption};
`;

const tones = {
  danger: theme.color.danger.ink,
  success: theme.color.success.ink,
  hint: theme.color.text.tertiary,
};

const Message = styled.p<{ $tone: keyof typeof tones }>`
  display: flex;
  gap: ${theme.space[1]};
  color: ${({ $tone }) => tones[$tone]};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Counter = styled.span`
  flex: none;
  color: ${theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
