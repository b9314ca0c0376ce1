import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { theme } from '../../theme/theme.ts';

/** The placeholder of an activity: tags, name, facts and the button. */
export function ActivityCardSkeleton() {
  return (
    <Card
      lines={[
        { width: 148, height: 24 },
        { width: '72%', height: 24 },
        { width: '40%', height: 18 },
      ]}
      end={{ width: 76, height: 40, shape: 'block' }}
    />
  );
}

const Card = styled(SkeletonItem)`
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${cardSurface}
`;
