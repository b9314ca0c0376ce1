import { formatPlayTime } from '@cloud-school/domain';
import { useMediaState } from '@vidstack/react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The current time and, where text is not enlarged, the length; takes the room that the buttons leave. */
export function PlayTime() {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  return (
    <Time>
      {formatPlayTime(time)}
      <Length> / {formatPlayTime(duration)}</Length>
    </Time>
  );
}

const Time = styled.span`
  flex: 1;
  padding-left: ${theme.space[1]};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  ${media.narrowPlayer} {
    padding-left: 0;
    font: ${theme.type.caption};
  }
`;

const Length = styled.span`
  ${media.largeText} {
    display: none;
  }
`;
