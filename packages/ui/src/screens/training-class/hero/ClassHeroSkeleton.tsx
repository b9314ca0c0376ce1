import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HeroPanel } from './HeroPanel.ts';

/** The skeleton of the class header: status, title, facts and the ring. */
export function ClassHeroSkeleton() {
  return (
    <Panel as="div">
      <Text>
        <Skeleton width={72} height={24} />
        <Skeleton width="62%" height={36} />
        <Facts>
          <Skeleton width={180} height={40} />
          <Skeleton width={96} height={40} />
          <Skeleton width={96} height={40} />
          <Skeleton width={96} height={40} />
        </Facts>
      </Text>
      <Ring width={136} height={136} shape="circle" />
    </Panel>
  );
}

const Panel = styled(HeroPanel)`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[4]};
  min-width: 0;
`;

const Facts = styled.div`
  display: flex;
  gap: ${theme.space[10]};
  overflow: hidden;
`;

const Ring = styled(Skeleton)`
  ${media.phone} {
    display: none;
  }
`;
