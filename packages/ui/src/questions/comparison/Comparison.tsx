import type { Solution } from '@cloud-school/api-client';
import { Check, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface ComparisonProps {
  result: Solution['result'];
  /** The student's answer; empty shows 未作答. */
  own: string;
  /** Empty hides it. */
  right: string;
}

const ownTones = { correct: 'success', partial: 'warning', wrong: 'danger', pending: 'plain' } as const;
const ownIcons = { correct: Check, partial: Minus, wrong: X, pending: null };

/** The student's answer and the right one side by side. */
export function Comparison({ result, own, right }: ComparisonProps) {
  const Icon = ownIcons[result];
  return (
    <Panel>
      <Cell>
        <dt>你的答案</dt>
        <Value $tone={own ? ownTones[result] : 'plain'}>
          {own || '未作答'}
          {Icon && <Icon size={20} aria-hidden />}
        </Value>
      </Cell>
      {right && (
        <Cell>
          <dt>正确答案</dt>
          <Value $tone="success">
            {right}
            <Check size={20} aria-hidden />
          </Value>
        </Cell>
      )}
    </Panel>
  );
}

const Panel = styled.dl`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-top: ${theme.space[5]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.option};
`;

const Cell = styled.div`
  padding: ${theme.space[4]} ${theme.space[6]};
  font: ${theme.type.caption};
  color: ${theme.color.text.tertiary};
  & + & {
    border-left: 1px solid ${theme.color.line.hairline};
  }
`;

const tones = {
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
  plain: theme.color.text.primary,
};

const Value = styled.dd<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  color: ${({ $tone }) => tones[$tone]};
  font: ${theme.type.title};
  word-spacing: 2px;
`;
