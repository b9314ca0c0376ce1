import type { Salary } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { salaryFigure } from './salaryFigure.ts';

interface SalaryLineProps {
  /** Nothing is shown where it is not known. */
  salary: Salary | null;
  /** The figure is 16, 24 or 32 px. */
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** What an occupation pays, a month, in the accent colour. */
export function SalaryLine({ salary, size = 'small', className }: SalaryLineProps) {
  if (salary === null) return null;
  return (
    <Root className={className}>
      <Figure $size={size}>{salaryFigure(salary)}</Figure>
      {salary.kind === 'range' && <Unit>元/月</Unit>}
    </Root>
  );
}

const sizes = { small: theme.type.labelStrong, medium: theme.type.figure, large: theme.type.page };

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[1]};
`;

const Figure = styled.span<{ $size: 'small' | 'medium' | 'large' }>`
  color: ${theme.color.accent.ink};
  font: ${({ $size }) => sizes[$size]};
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
