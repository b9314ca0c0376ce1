import { styled } from 'styled-components';
import { PlayDisc } from '../../primitives/play-disc/PlayDisc.tsx';
import { theme } from '../../theme/theme.ts';
import { StageLayer } from './VideoStage.ts';

interface PlayInvitationProps {
  /** The controls lie along the foot, and the disc above them. */
  hasControls?: boolean;
}

/** The play sign over a poster, in the corner: what posters say stands on the left or in the middle. */
export function PlayInvitation({ hasControls = false, ...rest }: PlayInvitationProps) {
  return (
    <Corner {...rest} $hasControls={hasControls}>
      <PlayDisc size="large" />
    </Corner>
  );
}

const Corner = styled(StageLayer).attrs({ as: 'span' })<{ $hasControls: boolean }>`
  display: grid;
  place-items: end;
  padding: ${theme.space[4]};
  padding-bottom: ${({ $hasControls }) => ($hasControls ? '104px' : theme.space[4])};
`;
