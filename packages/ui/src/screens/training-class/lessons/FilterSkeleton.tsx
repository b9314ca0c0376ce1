import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of a row of filters. */
export function FilterSkeleton({ count }: { count: number }) {
  return (
    <Row>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={76} height={32} shape="block" />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  overflow: hidden;
`;
