import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HeroPanel } from './HeroPanel.ts';

/** The skeleton of the class header: title, facts, figures and the ring. */
export function ClassHeroSkeleton() {
  return (
    <Panel as="div">
      <Text>
        <Skeleton width="72%" height={30} />
        <Skeleton width="90%" height={18} />
      </Text>
      <Figures>
        {[64, 96, 96, 64].map((width, index) => (
          <Skeleton key={index} width={width} height={40} />
        ))}
      </Figures>
      <Ring width={92} height={92} shape="circle" />
    </Panel>
  );
}

const Panel = styled(HeroPanel)`
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Figures = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  overflow: hidden;
  ${media.narrow} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Ring = styled(Skeleton)`
  ${media.phone} {
    display: none;
  }
`;
