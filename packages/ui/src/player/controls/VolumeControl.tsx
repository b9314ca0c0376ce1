import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { MuteControl } from './MuteControl.tsx';
import { RangeInput } from './RangeInput.ts';

/** Sound on or off, and its volume where the device lets a page set it (an iPhone does not). */
export function VolumeControl() {
  const remote = useMediaRemote();
  const canSet = useMediaState('canSetVolume');
  const volume = useMediaState('volume');
  const isMuted = useMediaState('muted');
  const shown = isMuted ? 0 : volume;
  const share = `${Math.round(shown * 100)}%`;
  return (
    <Root>
      <MuteControl />
      {canSet && (
        <Slider>
          <RangeInput
            aria-label="音量"
            aria-valuetext={share}
            min={0}
            max={1}
            step={0.05}
            value={shown}
            data-keys="volume"
            style={{ '--played': share, '--loaded': '100%' }}
            onChange={(event) => remote.changeVolume(event.currentTarget.valueAsNumber)}
          />
        </Slider>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
`;

/* On a small stage it opens above its button, while that has the focus. */
const above = css`
  position: absolute;
  right: 0;
  bottom: 100%;
  width: 120px;
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.stage};
  ${Root}:not(:focus-within) > & {
    display: none;
  }
`;

const Slider = styled.div`
  width: 64px;
  margin-right: ${theme.space[2]};
  ${media.narrowPlayer} {
    ${above}
  }
  /* A hint in the row has its room, and hides no other button. */
  ${media.mediumStage} {
    ${above}
  }
`;
