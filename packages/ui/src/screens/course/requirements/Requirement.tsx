import { Check, Clock, FileCheck, type LucideIcon, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { theme } from '../../../theme/theme.ts';
import { RequirementItem } from './RequirementItem.ts';
import type { RequirementKind, RequirementRow } from './requirementRows.ts';

/** One target of a course: how much is done of what is required; green with 已达标 when met. */
export function Requirement({ row }: { row: RequirementRow }) {
  const { kind, label, amount, missing, share, percent } = row;
  const Icon = ICONS[kind];
  return (
    <RequirementItem>
      <Line>
        <Icon size={18} strokeWidth={1.6} aria-hidden />
        <span>{label}</span>
        <Amount>{amount}</Amount>
      </Line>
      <Progress
        label={label}
        valueText={missing === null ? `${amount}，已达标` : `${amount}，${missing}`}
        value={share}
        size="bar"
        tone={missing === null ? 'success' : 'action'}
      />
      <Note>
        <span>{missing ?? '全部完成'}</span>
        {missing === null ? (
          <Met>
            <Check size={14} aria-hidden />
            <span>已达标</span>
          </Met>
        ) : (
          <span>{percent}</span>
        )}
      </Note>
    </RequirementItem>
  );
}

const ICONS: Record<RequirementKind, LucideIcon> = {
  'face-to-face': MapPin,
  'study-time': Clock,
  assignments: FileCheck,
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
`;

const Amount = styled.span`
  margin-left: auto;
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Met = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.success.ink};
`;
