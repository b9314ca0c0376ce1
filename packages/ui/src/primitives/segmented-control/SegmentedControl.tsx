import { useId } from 'react';
import { styled } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

export interface SegmentedControlProps<Value extends string> extends NativeProps<
  'div',
  'children' | 'onChange'
> {
  /** Accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** 36 or 44 px high. */
  size?: 'small' | 'medium';
  /** Segments share the whole width. */
  isFullWidth?: boolean;
}

/** A choice between a few short options side by side, as native radio buttons with their arrow keys. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  size = 'medium',
  isFullWidth = false,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label} {...rest} $size={size} $isFullWidth={isFullWidth}>
      {options.map((option) => (
        <Segment key={option.value} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span data-text={option.label}>{option.label}</span>
        </Segment>
      ))}
    </Track>
  );
}

const heights = { small: theme.size.control.compact, medium: theme.size.control.touch };
const paddings = { small: '3px', medium: theme.space[1] };

const Track = styled.div<{ $size: 'small' | 'medium'; $isFullWidth: boolean }>`
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  /* Options that do not fit side by side stand below each other. */
  flex-wrap: wrap;
  row-gap: ${theme.space[1]};
  max-width: 100%;
  padding: ${({ $size }) => paddings[$size]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.track};
  > label {
    min-height: calc(${({ $size }) => heights[$size]} - 2 * ${({ $size }) => paddings[$size]});
    /* What is left of the whole width is shared. */
    padding-inline: ${({ $isFullWidth }) => ($isFullWidth ? theme.space[2] : theme.space[4])};
  }
`;

const Segment = styled.label`
  position: relative;
  flex: 1 0 auto;
  display: grid;
  place-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  &:hover {
    color: ${theme.color.text.primary};
  }
  input {
    ${visuallyHidden}
  }
  span {
    display: grid;
  }
  /* Reserves the width of the bold text, so that a choice shifts nothing. */
  span::after {
    content: attr(data-text);
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    font: ${theme.type.bodyStrong};
    visibility: hidden;
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[1]}) 0;
  }
  &[data-chosen] {
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.segment};
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
    ${forcedChoice}
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
`;
