import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ReviewRoot } from './ReviewRoot.ts';

/** The placeholder of a review. */
export function ReviewCardSkeleton() {
  return (
    <ReviewRoot as="div">
      <Head>
        <Skeleton width={48} height={48} shape="circle" />
        <Skeleton width="40%" />
      </Head>
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="64%" />
      <Foot>
        <Skeleton height={70} shape="block" />
        <Skeleton width={140} />
      </Foot>
    </ReviewRoot>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: auto;
  padding-bottom: ${theme.space[3]};
`;
