import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { HeroCard, HeroText } from './HeroCard.ts';
import { LastStudiedSkeleton } from './LastStudiedSkeleton.tsx';

/** The skeleton of the head of a course. */
export function CourseHeroSkeleton() {
  return (
    <HeroCard as="div">
      <Cover height="auto" shape="block" />
      <HeroText>
        <Skeleton width="64%" height={43} />
        <Skeleton height={20} />
        <Skeleton width="72%" height={20} />
        <Skeleton width={160} height={24} />
        <Foot>
          <LastStudiedSkeleton />
        </Foot>
      </HeroText>
    </HeroCard>
  );
}

const Cover = styled(Skeleton)`
  aspect-ratio: 448 / 280;
  border-radius: ${theme.radius.card};
`;

const Foot = styled.div`
  margin-top: auto;
`;
