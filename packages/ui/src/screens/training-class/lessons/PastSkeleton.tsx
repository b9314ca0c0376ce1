import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of a page of past lessons. */
export function PastSkeleton({ count }: { count: number }) {
  return (
    <Panel>
      <SkeletonRows count={count}>
        <Row>
          <Skeleton width={48} height={40} />
          <Text>
            <Skeleton width={148} height={20} />
            <Skeleton width="60%" height={20} />
          </Text>
          <Skeleton width={76} height={40} shape="block" />
        </Row>
      </SkeletonRows>
    </Panel>
  );
}

const Panel = styled.div`
  ${cardSurface}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  height: 85px;
  padding: 0 ${theme.space[6]};
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    height: 136px;
    padding: 0 ${theme.space[4]};
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
`;
