import { styled } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

/** `className` reaches the label around the switch, everything else the switch. */
export interface SwitchProps extends NativeProps<'input', 'type' | 'role' | 'checked' | 'onChange'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label: string;
}

/** A setting that takes effect at once: a native checkbox with the role of a switch. */
export function Switch({ isOn, onChange, label, className, ...rest }: SwitchProps) {
  return (
    <Root className={className}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </Root>
  );
}

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  font: ${theme.type.body};
  cursor: pointer;
  input {
    position: relative;
    flex: none;
    width: 40px;
    height: 24px;
    margin: 0;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.line.control};
    appearance: none;
    cursor: inherit;
    transition: background-color ${theme.motion.quick};
  }
  input::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${theme.color.surface.card};
    transition: transform ${theme.motion.quick};
  }
  input:checked {
    background: ${theme.color.action.base};
  }
  input:checked::after {
    transform: translateX(16px);
  }
  &:has(:disabled) {
    color: ${theme.color.text.tertiary};
    cursor: not-allowed;
  }
  input:disabled {
    background: ${theme.color.line.strong};
  }
  ${media.forcedColors} {
    input {
      border: 1px solid;
    }
    input::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
    input:checked::after {
      background: HighlightText;
    }
  }
  input:checked {
    ${forcedChoice}
  }
`;
