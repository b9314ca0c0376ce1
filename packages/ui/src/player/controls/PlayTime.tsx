import { formatPlayTime } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { inPhoneScreen } from '../inRows.ts';
import { useMediaState } from '../media/playerLibrary.ts';

/** The current time and the length, which is left out where the buttons leave no room for it. */
export function PlayTime() {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  return (
    <Time>
      {/* A host may send the length after all else. */}
      {duration > 0 ? `${formatPlayTime(time)} /\u00A0${formatPlayTime(duration)}` : formatPlayTime(time)}
    </Time>
  );
}

/* The length goes to a second line, which is clipped. */
const Time = styled.span`
  flex: 1;
  height: 1lh;
  padding-left: ${theme.space[1]};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  ${media.narrowPlayer} {
    padding-left: 0;
    font: ${theme.type.caption};
  }
  ${inPhoneScreen(css`
    flex: 1 0 100%;
    order: -1;
    font: ${theme.type.body};
  `)}
`;
