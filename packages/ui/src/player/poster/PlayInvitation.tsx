import { styled } from 'styled-components';
import { PlayDisc } from '../../primitives/play-disc/PlayDisc.tsx';
import { theme } from '../../theme/theme.ts';
import { StageLayer } from './VideoStage.ts';

/** The play sign over a poster, in the corner: what posters say stands on the left or in the middle. */
export function PlayInvitation() {
  return (
    <Corner>
      <PlayDisc size="large" />
    </Corner>
  );
}

const Corner = styled(StageLayer).attrs({ as: 'span' })`
  display: grid;
  place-items: end;
  padding: ${theme.space[4]};
`;
