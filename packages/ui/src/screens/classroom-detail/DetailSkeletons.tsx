import { styled } from 'styled-components';
import { LessonTitleSkeleton } from '../../cards/lesson-content/LessonTitleSkeleton.tsx';
import { StageRoom } from '../../cards/lesson-content/StageRoom.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';

/** A player with its title that loads. */
export function StageSkeleton({ hasCaptions }: { hasCaptions: boolean | undefined }) {
  return (
    <>
      <StageRoom hasCaptions={hasCaptions} />
      <LessonTitleSkeleton />
    </>
  );
}

/** An introduction that loads. */
export function IntroSkeleton() {
  return (
    <Card>
      <Skeleton width={96} height={20} />
      <Skeleton height={56} />
      {['62%', '48%', '56%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]} ${theme.space[8]};
  ${cardSurface}
`;
