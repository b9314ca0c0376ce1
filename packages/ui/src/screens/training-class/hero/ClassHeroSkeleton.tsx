import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HERO_HEIGHT } from './heroHeight.ts';

/** The shape of the class's header. */
export function ClassHeroSkeleton() {
  return (
    <Panel>
      <Skeleton width={72} height={24} />
      <Skeleton width="46%" height={36} />
      <Facts>
        <Skeleton width={160} height={40} />
        <Skeleton width={96} height={40} />
        <Skeleton width={96} height={40} />
      </Facts>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[4]};
  min-height: ${HERO_HEIGHT.wide};
  padding: ${theme.space[8]} ${theme.space[10]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.phone} {
    min-height: ${HERO_HEIGHT.phone};
    padding: ${theme.space[5]};
    border-radius: ${theme.radius.dialog};
  }
`;

const Facts = styled.div`
  display: flex;
  gap: ${theme.space[10]};
  overflow: hidden;
`;
