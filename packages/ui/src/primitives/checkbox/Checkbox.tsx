import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

/** `className` reaches the label around the box, everything else the box. */
export interface CheckboxProps extends NativeProps<'input', 'type' | 'checked' | 'onChange' | 'size'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; links inside it work without ticking the box. */
  children: ReactNode;
}

/** A native checkbox in the theme's style. */
export function Checkbox({ checked, onChange, children, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <Box>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Check size={14} strokeWidth={3} aria-hidden />
      </Box>
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.label`
  display: inline-flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} 0;
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.text.tertiary};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin-top: 3px;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border: 1px solid ${theme.color.line.control};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface.card};
    appearance: none;
    cursor: inherit;
    transition: background-color ${theme.motion.quick};
  }
  input:hover:enabled {
    border-color: ${theme.color.action.base};
  }
  input:checked {
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.fill};
  }
  input:disabled {
    border-color: ${theme.color.line.strong};
    background: ${theme.color.surface.fill};
  }
  input:disabled:checked {
    background: ${theme.color.line.control};
  }
  input[aria-invalid='true'] {
    border-color: ${theme.color.danger.ink};
  }
  svg {
    position: relative;
    color: ${theme.color.text.onAction};
    pointer-events: none;
    visibility: hidden;
  }
  input:checked + svg {
    visibility: visible;
  }
  /* The fill of the box gives way to the ground of the system's colours. */
  ${media.forcedColors} {
    svg {
      color: FieldText;
    }
    input:disabled + svg {
      color: GrayText;
    }
  }
`;
