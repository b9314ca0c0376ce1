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
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
  min-height: 5.5rem;
  padding: ${theme.space[4]} ${theme.space[8]};
  ${media.lessonPhone} {
    display: grid;
    align-content: center;
    gap: ${theme.space[2]};
    min-height: 4.75rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line.hairline};
  }
`;

const Name = styled.div`
  min-width: 0;
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${media.lessonPhone} {
    > :last-child {
      display: none;
    }
  }
`;
