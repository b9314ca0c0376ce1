import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HeadFacts } from './HeadFacts.ts';

/** The skeleton of tags, name, time and place. */
export function ClassroomHeadSkeleton() {
  return (
    <>
      <Skeleton width={148} height={24} />
      <Title width="70%" height={43} />
      <Facts as="div">
        <Skeleton width={200} height={45} />
        <Skeleton width={160} height={45} />
      </Facts>
    </>
  );
}

const Title = styled(Skeleton)`
  margin-top: ${theme.space[3]};
  ${media.phone} {
    margin-bottom: 31px;
  }
`;

const Facts = styled(HeadFacts)`
  ${media.phone} {
    > * {
      max-height: 42px;
    }
  }
`;
