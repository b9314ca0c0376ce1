import type { Solution } from '@cloud-school/domain';
import { Check, Minus, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface ComparisonProps {
  result: Solution['result'];
  /** The student's answer; empty shows 未作答. */
  own: string;
  /** Empty hides it. */
  right: string;
  /** One line without a frame, below a sub-question. */
  isInline?: boolean;
}

const ownTones = {
  correct: 'success',
  partial: 'warning',
  wrong: 'danger',
  blank: 'plain',
  pending: 'plain',
  unjudged: 'plain',
} as const;
const ownIcons = { correct: Check, partial: Minus, wrong: X, blank: null, pending: null, unjudged: null };

/** The student's answer and the right one side by side. */
export function Comparison({ result, own, right, isInline = false }: ComparisonProps) {
  const Icon = ownIcons[result];
  return (
    <Panel $isInline={isInline}>
      <Cell>
        <dt>您的答案</dt>
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

const Panel = styled.dl<{ $isInline: boolean }>`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-top: ${theme.space[5]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.option};
  ${({ $isInline }) => $isInline && inline}
`;

const inline = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  margin-top: ${theme.space[3]};
  border: 0;
  > div {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
    padding: 0;
  }
  > div + div {
    border: 0;
  }
  dt {
    font: ${theme.type.body};
  }
  dd {
    margin: 0;
    font: ${theme.type.labelStrong};
  }
  svg {
    display: none;
  }
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
