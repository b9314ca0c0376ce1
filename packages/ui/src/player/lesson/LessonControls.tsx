import { PictureInPicture2, RotateCcw, SkipForward } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { Parts } from '../../primitives/native/Parts.ts';
import { media } from '../../theme/media.ts';
import { ControlBar, ControlRow } from '../controls/ControlBar.ts';
import { ControlButton } from '../controls/ControlButton.tsx';
import { FullScreenControl } from '../controls/FullScreenControl.tsx';
import { PlayControl } from '../controls/PlayControl.tsx';
import { PlayTime } from '../controls/PlayTime.tsx';
import { SeekBar } from '../controls/SeekBar.tsx';
import { VolumeControl } from '../controls/VolumeControl.tsx';
import { inRows } from '../inRows.ts';
import { useMediaRemote } from '../media/playerLibrary.ts';
import { useMediaState } from '../media/playerLibrary.ts';

interface LessonControlsProps {
  /** Where chapters begin. */
  chapterMarksMs?: readonly number[] | undefined;
  hasFocus: boolean;
  onNext?: (() => void) | undefined;
  /** Rate, quality and captions. */
  children: Parts;
}

/** The controls of a lesson's video. */
export function LessonControls({ chapterMarksMs, hasFocus, onNext, children }: LessonControlsProps) {
  return (
    <ControlBar>
      <SeekBar marks={chapterMarksMs?.map((ms) => ms / 1000)} />
      <ControlRow>
        <PlayControl hasFocus={hasFocus} />
        {onNext && (
          <WideOnly>
            <ControlButton label="下一个" onPress={onNext}>
              <SkipForward size={20} aria-hidden />
            </ControlButton>
          </WideOnly>
        )}
        <RowsOnly>
          <BackControl />
        </RowsOnly>
        <PlayTime />
        {children}
        <Volume>
          <VolumeControl />
        </Volume>
        <WideOnly>
          <PictureInPictureControl />
        </WideOnly>
        <FullScreenControl />
      </ControlRow>
    </ControlBar>
  );
}

/** What a phone offers elsewhere: the page's own button, the system's picture-in-picture. */
const WideOnly = styled.div`
  display: contents;
  ${media.narrowPlayer} {
    display: none;
  }
`;

/** What the smallest stage leaves out: a phone has keys for the volume, and full screen has the room. */
export const RoomyOnly = styled.div`
  display: contents;
  ${media.tinyPlayer} {
    display: none;
  }
`;

/** A press beside the picture, where a finger finds no arrow keys. */
const RowsOnly = styled.div`
  display: none;
  ${inRows(css`
    display: contents;
  `)}
  ${media.smallPlayer} {
    display: none;
  }
`;

/** Enlarged text on a phone leaves its room to the time, and the row below a picture, since a phone has keys for it. */
const Volume = styled(RoomyOnly)`
  ${inRows(css`
    display: none;
  `)}
  ${media.largeText} {
    display: none;
  }
`;

/** Seconds. */
const BACK = 10;

function BackControl() {
  const remote = useMediaRemote();
  const time = useMediaState('currentTime');
  return (
    <ControlButton label={`退 ${BACK} 秒`} onPress={() => remote.seek(Math.max(0, time - BACK))}>
      <RotateCcw size={20} aria-hidden />
    </ControlButton>
  );
}

function PictureInPictureControl() {
  const remote = useMediaRemote();
  const isApart = useMediaState('pictureInPicture');
  const isOffered = useMediaState('canPictureInPicture');
  if (!isOffered) return null;
  return (
    <ControlButton label={isApart ? '退出画中画' : '画中画'} onPress={() => remote.togglePictureInPicture()}>
      <PictureInPicture2 size={20} aria-hidden />
    </ControlButton>
  );
}
