import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { mergeIds } from '../native/mergeIds.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { entryBox, entryControl } from '../text-entry/entryBox.ts';
import { FieldFrame, type FieldFrameProps, messageId } from '../text-entry/FieldFrame.tsx';
import { type TextEntryOptions, useTextEntry } from '../text-entry/useTextEntry.ts';

type Native = NativeProps<'input', 'size' | 'prefix' | 'type' | keyof TextEntryOptions>;

export interface TextFieldProps extends FieldFrameProps, TextEntryOptions, Native {
  type?: 'text' | 'tel' | 'password';
  /** 40 or 48 px high. */
  size?: 'medium' | 'large';
  icon?: ReactNode;
  /** Short text before the value: +86. */
  prefix?: string;
  /** A control at the right end inside the field, at most 36 px high. */
  suffix?: ReactNode;
  /** At the right of the line under the field. */
  aside?: ReactNode;
}

/** One line of text. Limits and Enter wait until an input method has finished composing. */
export function TextField({
  label,
  isLabelHidden,
  error,
  success,
  hint,
  className,
  value,
  onChange,
  onDraft,
  clean,
  maxLength,
  onEnter,
  onBlur,
  onKeyDown,
  type = 'text',
  size = 'large',
  icon,
  prefix,
  suffix,
  aside,
  disabled = false,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const entry = useTextEntry({
    ...rest,
    value,
    onChange,
    onDraft,
    clean,
    maxLength,
    onEnter,
    onBlur,
    onKeyDown,
  });
  return (
    <FieldFrame id={fieldId} {...{ label, isLabelHidden, error, success, hint, className }} counter={aside}>
      <Box $size={size} $isWrong={Boolean(error)} $isDisabled={disabled}>
        {icon}
        {prefix && <Prefix>{prefix}</Prefix>}
        <Control
          autoComplete="off"
          {...rest}
          {...entry.handlers}
          id={fieldId}
          type={type}
          value={entry.text}
          disabled={disabled}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={mergeIds(messageId(fieldId), rest['aria-describedby'])}
        />
        {suffix && <Suffix>{suffix}</Suffix>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div<{ $size: 'medium' | 'large'; $isWrong: boolean; $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: ${({ $size }) => ($size === 'large' ? theme.size.control.large : theme.size.control.medium)};
  padding: 0 ${({ $size }) => ($size === 'large' ? theme.space[4] : theme.space[3])};
  font: ${({ $size }) => ($size === 'large' ? theme.type.label : theme.type.body)};
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
  }
  ${entryBox}
  > svg {
    flex: none;
    color: ${theme.color.text.secondary};
  }
`;

const Prefix = styled.span`
  flex: none;
  padding-right: ${theme.space[3]};
  border-right: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;

const Control = styled.input`
  height: 100%;
  padding: 0;
  text-overflow: ellipsis;
  ${entryControl}
  /* A code of six digits is seen whole: its button moves to a second line. */
  ${media.largeText} {
    flex: 1 1 4.5em;
    height: ${theme.size.control.large};
  }
`;

const Suffix = styled.div`
  flex: none;
  display: flex;
  margin-right: -10px;
`;
