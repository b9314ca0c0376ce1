import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of tags, name, time and place. */
export function ClassroomHeadSkeleton() {
  return (
    <>
      <Skeleton width={148} height={24} />
      <Title width="70%" height={43} />
      <Facts>
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

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  margin-top: ${theme.space[5]};
  ${media.phone} {
    flex-direction: column;
    > * {
      max-height: 42px;
    }
  }
`;
