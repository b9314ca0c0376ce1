import { useId } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { mergeIds } from '../native/mergeIds.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { entryBox, entryControl } from '../text-entry/entryBox.ts';
import { FieldFrame, type FieldFrameProps, messageId } from '../text-entry/FieldFrame.tsx';
import { type TextEntryOptions, useTextEntry } from '../text-entry/useTextEntry.ts';

type Native = NativeProps<'textarea', keyof TextEntryOptions>;

export interface TextAreaProps extends FieldFrameProps, Omit<TextEntryOptions, 'onEnter'>, Native {
  /** Initial number of lines. */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  grows?: boolean;
  /** Shows how many characters are written, without those of a running composition: 12/200, or in a format of its own. */
  counter?: boolean | ((count: number, maxLength: number | undefined) => string);
  /** 16 px for reading, 14 px in a narrow panel of a wide window. */
  textSize?: 'reading' | 'body';
}

/** Several lines of text, safe for input methods like TextField. */
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
  counter = false,
  textSize = 'reading',
  disabled = false,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const entry = useTextEntry({ ...rest, value, onChange, onDraft, maxLength, onBlur, onKeyDown });
  const formatCounter = counter === true ? formatCount : counter;
  const counterText = formatCounter
    ? formatCounter(Array.from(entry.finishedText).length, maxLength)
    : undefined;
  return (
    <FieldFrame
      id={fieldId}
      {...{ label, isLabelHidden, error, success, hint, className, counter: counterText }}
    >
      <Box
        $isWrong={Boolean(error)}
        $isDisabled={disabled}
        $grows={grows}
        $rows={rows}
        $textSize={textSize}
        data-text={grows ? entry.text : undefined}
      >
        <Control
          {...rest}
          {...entry.handlers}
          id={fieldId}
          rows={rows}
          value={entry.text}
          disabled={disabled}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={mergeIds(messageId(fieldId), rest['aria-describedby'])}
        />
      </Box>
    </FieldFrame>
  );
}

const formatCount = (count: number, maxLength: number | undefined) =>
  maxLength === undefined ? `${count}` : `${count}/${maxLength}`;

/*
 * The browser sizes the field by its text. Where it cannot, a hidden copy of the text in the same grid cell sets the height without
 * measuring by script; a long text is then laid out twice with each key.
 */
const growing = css<{ $rows: number }>`
  textarea {
    min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${theme.space[3]});
    overflow: hidden;
    resize: none;
    field-sizing: content;
  }
  @supports not (field-sizing: content) {
    &::after {
      content: attr(data-text) ' ';
      grid-area: 1 / 1;
      padding: ${theme.space[3]} ${theme.space[4]};
      overflow-wrap: anywhere;
      white-space: pre-wrap;
      visibility: hidden;
    }
  }
`;

const Box = styled.div<{
  $isWrong: boolean;
  $isDisabled: boolean;
  $grows: boolean;
  $rows: number;
  $textSize: 'reading' | 'body';
}>`
  display: grid;
  font: ${({ $textSize }) => theme.type[$textSize]};
  ${media.phone} {
    /* iOS zooms into fields with a font below 16 px. */
    font: ${theme.type.reading};
  }
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
