import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { entryBox, entryControl } from '../text-entry/entryBox.ts';
import { FieldFrame, type FieldFrameProps, messageId } from '../text-entry/FieldFrame.tsx';
import { type TextEntryOptions, useTextEntry } from '../text-entry/useTextEntry.ts';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'disabled' | keyof TextEntryOptions>;

interface TextAreaProps extends FieldFrameProps, Omit<TextEntryOptions, 'onEnter'>, Native {
  /** Lines at rest. */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  grows?: boolean;
  /** Shows finished characters, of maxLength if there is one. */
  hasCounter?: boolean;
  /** Own words in place of the counter. */
  counterText?: (count: number, maxLength: number | undefined) => string;
  isDisabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, safe for input methods as TextField is. */
export function TextArea({
  label,
  isLabelHidden,
  error,
  success,
  hint,
  className,
  value,
  onChange,
  onDraft,
  maxLength,
  onBlur,
  onKeyDown,
  rows = 4,
  grows = false,
  hasCounter = false,
  counterText = formatCounter,
  isDisabled = false,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const entry = useTextEntry({ value, onChange, onDraft, maxLength, onBlur, onKeyDown });
  const counter = hasCounter ? counterText(Array.from(entry.finishedText).length, maxLength) : undefined;
  return (
    <FieldFrame id={fieldId} {...{ label, isLabelHidden, error, success, hint, className, counter }}>
      <Box
        $isWrong={Boolean(error)}
        $isDisabled={isDisabled}
        $grows={grows}
        data-text={grows ? entry.text : undefined}
      >
        <Control
          {...rest}
          {...entry.handlers}
          id={fieldId}
          rows={rows}
          value={entry.text}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId(fieldId)}
        />
      </Box>
    </FieldFrame>
  );
}

const formatCounter = (count: number, maxLength: number | undefined) =>
  maxLength === undefined ? `${count}` : `${count}/${maxLength}`;

/* A hidden copy of the text in the same grid cell gives the height; nothing is measured by script. */
const growing = css`
  &::after {
    content: attr(data-text) ' ';
    grid-area: 1 / 1;
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    visibility: hidden;
  }
  textarea {
    overflow: hidden;
    resize: none;
  }
`;

const Box = styled.div<{ $isWrong: boolean; $isDisabled: boolean; $grows: boolean }>`
  display: grid;
  font: ${theme.type.reading};
  ${entryBox}
  ${({ $grows }) => $grows && growing}
`;

const Control = styled.textarea`
  grid-area: 1 / 1;
  display: block;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow-wrap: anywhere;
  resize: vertical;
  ${entryControl}
  && {
    font: inherit;
  }
`;
