import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../primitives/skeleton/SkeletonLines.ts';
import { theme } from '../../theme/theme.ts';

interface CommentsSkeletonProps {
  count: number;
  size?: 'small' | 'large';
}

/** The placeholder of comments that are loading. */
export function CommentsSkeleton({ count, size = 'large' }: CommentsSkeletonProps) {
  const disc = size === 'large' ? 36 : 28;
  return (
    <Root>
      {Array.from({ length: count }, (_, index) => (
        <Row key={index}>
          <Skeleton width={disc} height={disc} shape="circle" />
          <Lines $gap={2}>
            <Skeleton width="34%" />
            <Skeleton width={`${92 - (index % 3) * 14}%`} />
          </Lines>
        </Row>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space[3]};
`;

const Lines = styled(SkeletonLines)`
  padding-top: ${theme.space[1]};
`;
