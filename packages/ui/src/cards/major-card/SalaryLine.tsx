import type { Salary } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatSalary } from './formatSalary.ts';

interface SalaryLineProps {
  /** Null renders nothing. */
  salary: Salary | null;
  /** A figure of 16, 24 or 32 px. */
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The monthly salary of an occupation, in the accent colour. */
export function SalaryLine({ salary, size = 'small', className }: SalaryLineProps) {
  if (salary === null) return null;
  return (
    <Root className={className}>
      <Figure $size={size}>{formatSalary(salary)}</Figure>
      {salary.kind === 'range' && <Unit>元/月</Unit>}
    </Root>
  );
}

const fonts = { small: theme.type.labelStrong, medium: theme.type.figure, large: theme.type.page };

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
