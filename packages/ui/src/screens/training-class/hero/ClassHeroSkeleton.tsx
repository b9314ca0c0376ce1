import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { HeroPanel } from './HeroPanel.ts';

/** The skeleton of the class header. */
export function ClassHeroSkeleton() {
  return (
    <Panel as="div">
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

const Panel = styled(HeroPanel)`
  display: grid;
  align-content: center;
  gap: ${theme.space[4]};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Facts = styled.div`
  display: flex;
  gap: ${theme.space[10]};
  overflow: hidden;
`;
