import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

interface SkeletonItemProps {
  /** An icon, a face or a cover before the lines. */
  start?: SkeletonProps;
  lines: readonly SkeletonProps[];
  gap?: 2 | 3;
  /** A button or a state behind them. */
  end?: SkeletonProps;
  className?: string;
}

/** The placeholder of a row of a list: lines, with what is before and behind them. */
export function SkeletonItem({ start, lines, gap = 2, end, className }: SkeletonItemProps) {
  return (
    <Row className={className}>
      {start && <Skeleton {...start} />}
      <Lines $gap={gap}>
        {lines.map((line, index) => (
          <Skeleton key={index} {...line} />
        ))}
      </Lines>
      {end && <Skeleton {...end} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Lines = styled.div<{ $gap: 2 | 3 }>`
  display: grid;
  flex: 1;
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
