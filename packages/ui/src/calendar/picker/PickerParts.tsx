import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const PickerHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  strong {
    font: ${theme.type.labelStrong};
  }
`;

interface PickerFootProps {
  onReset: () => void;
  /** 回到本周 */
  resetLabel: string;
  /** A legend on the left. */
  children?: ReactNode;
}

/** The line under the choices, with the way back to the present. */
export function PickerFoot({ onReset, resetLabel, children }: PickerFootProps) {
  return (
    <Foot>
      <span>{children}</span>
      <Reset type="button" onClick={onReset}>
        {resetLabel}
      </Reset>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[1]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Reset = styled.button`
  height: ${theme.size.control.medium};
  margin-bottom: calc(-1 * ${theme.space[2]});
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;
