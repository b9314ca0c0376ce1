import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of four highlights. */
export function HighlightsSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <Cover height="auto" shape="block" />
          <Name width="72%" height={20} />
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }
`;

const Cover = styled(Skeleton)`
  aspect-ratio: 170 / 112;
`;

const Name = styled(Skeleton)`
  margin-top: ${theme.space[2]};
`;
