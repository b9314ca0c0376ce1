import { ControlBar, ControlRow } from './controls/ControlBar.ts';
import { FullScreenControl } from './controls/FullScreenControl.tsx';
import { MuteControl } from './controls/MuteControl.tsx';
import { PlayControl } from './controls/PlayControl.tsx';
import { PlayTime } from './controls/PlayTime.tsx';
import { SeekBar } from './controls/SeekBar.tsx';

interface PlayerControlsProps {
  /** Moves the focus here from the poster that was pressed. */
  hasFocus: boolean;
}

/** The controls of a short video. */
export function PlayerControls({ hasFocus }: PlayerControlsProps) {
  return (
    <ControlBar>
      <SeekBar />
      <ControlRow>
        <PlayControl hasFocus={hasFocus} />
        <PlayTime />
        <MuteControl />
        <FullScreenControl />
      </ControlRow>
    </ControlBar>
  );
}
