import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the requirements: head, period and four targets. */
export function RequirementsSkeleton() {
  return (
    <>
      <Skeleton width={88} height={24} />
      <Period width={200} height={23} />
      {Array.from({ length: 4 }, (_, index) => (
        <Row key={index}>
          <Skeleton width="100%" height={23} />
          <Skeleton height={8} />
          <Skeleton width={72} height={18} />
        </Row>
      ))}
    </>
  );
}

const Period = styled(Skeleton)`
  margin-top: ${theme.space[1]};
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line.hairline};
`;
