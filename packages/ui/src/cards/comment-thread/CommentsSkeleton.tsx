import { styled } from 'styled-components';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
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
        <SkeletonItem
          key={index}
          start={{ width: disc, height: disc, shape: 'circle' }}
          lines={[{ width: '34%' }, { width: `${92 - (index % 3) * 14}%` }]}
        />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]};
`;
