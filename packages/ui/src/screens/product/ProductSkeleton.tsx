import { styled } from 'styled-components';
import { AsideColumns } from '../../layout/aside-columns/AsideColumns.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The skeleton of picture, name, price and the two columns. */
export function ProductSkeleton() {
  return (
    <>
      <Card>
        <Skeleton height="100%" shape="block" />
        <Text>
          <Skeleton width={140} height={24} />
          <Skeleton height={32} />
          <Skeleton width={220} height={20} />
          <Skeleton height={80} shape="block" />
          <Skeleton width={260} height={40} />
        </Text>
      </Card>
      <AsideColumns>
        <Skeleton height={280} shape="block" />
        <Skeleton height={280} shape="block" />
      </AsideColumns>
    </>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560fr) minmax(0, 640fr);
  height: 420px;
  overflow: hidden;
  ${cardSurface}
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 245px auto;
    height: auto;
  }
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;
