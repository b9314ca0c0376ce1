import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Name and progress of a lesson that loads, as high as LessonTitle. */
export function LessonTitleSkeleton() {
  return (
    <Root>
      <Name>
        <Skeleton width={280} height={24} />
      </Name>
      <Part>
        <Skeleton width={200} height={23} />
        <Skeleton width={200} height={8} />
      </Part>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
  padding: ${theme.space[6]} ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Name = styled.div`
  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
