import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

interface RadioGroupProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** Null before the first choice. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  /** One under the other instead of in a row. */
  isStacked?: boolean;
  error?: string | undefined;
  className?: string;
}

/** One of several choices, as native radio buttons. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    options,
    isStacked = false,
    error,
    className,
  } = props;
  const name = useId();
  return (
    <Root className={className} aria-describedby={error ? `${name}-error` : undefined}>
      <Legend $isHidden={isLabelHidden}>{label}</Legend>
      <Options $isStacked={isStacked}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
      {error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}
    </Root>
  );
}

const Root = styled.fieldset`
  position: relative;
`;

const Legend = styled.legend<{ $isHidden: boolean }>`
  ${({ $isHidden }) =>
    $isHidden
      ? visuallyHidden
      : css`
          padding: 0;
          color: ${theme.color.text.secondary};
          font: ${theme.type.body};
        `}
`;

const Options = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-flow: ${({ $isStacked }) => ($isStacked ? 'column' : 'row wrap')};
  column-gap: ${theme.space[6]};
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  font: ${theme.type.body};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.text.tertiary};
    cursor: not-allowed;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${theme.color.line.control};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    appearance: none;
    cursor: inherit;
  }
  input:hover:enabled {
    border-color: ${theme.color.action.base};
  }
  input:checked {
    border: 5px solid ${theme.color.action.base};
  }
  input:disabled {
    border-color: ${theme.color.line.strong};
  }
`;

const ErrorText = styled.p`
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
`;
