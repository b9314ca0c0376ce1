import type { Salary } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatSalary } from './formatSalary.ts';

interface SalaryLineProps {
  /** Null renders nothing. */
  salary: Salary | null;
  /** A figure of 16 or 20 px, never larger than a price. */
  size?: 'small' | 'medium';
  /** False where a label stands above it. */
  hasLabel?: boolean;
  className?: string;
}

/** The monthly salary of an occupation, with its unit and what it is. */
export function SalaryLine({ salary, size = 'small', hasLabel = true, className }: SalaryLineProps) {
  if (salary === null) return null;
  return (
    <Root className={className}>
      <Figure $size={size}>{formatSalary(salary)}</Figure>
      <Unit>{[salary.kind === 'range' && '元/月', hasLabel && '行业薪资'].filter(Boolean).join(' ・ ')}</Unit>
    </Root>
  );
}

const fonts = { small: theme.type.labelStrong, medium: theme.type.title };

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[1]};
`;

const Figure = styled.span<{ $size: keyof typeof fonts }>`
  color: ${theme.color.accent.ink};
  font: ${({ $size }) => fonts[$size]};
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
