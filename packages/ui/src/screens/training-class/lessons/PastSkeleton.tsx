import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { SkeletonItem } from '../../../primitives/skeleton/SkeletonItem.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of a page of past lessons. */
export function PastSkeleton({ count }: { count: number }) {
  return (
    <Panel>
      <SkeletonRows count={count}>
        <Row
          start={{ width: 48, height: 40 }}
          lines={[
            { width: 148, height: 20 },
            { width: '60%', height: 20 },
          ]}
          end={{ width: 76, height: 40, shape: 'block' }}
        />
      </SkeletonRows>
    </Panel>
  );
}

const Panel = styled.div`
  ${cardSurface}
`;

const Row = styled(SkeletonItem)`
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
