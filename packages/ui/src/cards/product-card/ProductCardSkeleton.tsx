import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { productCardFrame } from './productCardFrame.ts';

/** The placeholder of a product card. */
export function ProductCardSkeleton() {
  return (
    <Root>
      <Cover>
        <Skeleton height="100%" shape="block" />
      </Cover>
      <Text>
        <Skeleton height={20} />
        <Skeleton height={20} width="64%" />
        <Skeleton height={14} width="80%" />
        <Skeleton height={14} width="88%" />
        <Skeleton height={24} width="52%" />
        <Skeleton height={26} width="40%" />
      </Text>
    </Root>
  );
}

const Root = styled.div`
  ${productCardFrame}
  ${media.phone} {
    min-height: 303px;
  }
`;

const Cover = styled.div`
  aspect-ratio: 282 / 176;
  ${media.phone} {
    aspect-ratio: 1;
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 289px;
  padding: ${theme.space[14]} ${theme.space[4]} ${theme.space[4]};
  > :last-child {
    margin-top: auto;
  }
  ${media.phone} {
    gap: ${theme.space[2]};
    min-height: 0;
    padding: 0;
  }
`;
