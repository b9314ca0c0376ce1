import { toCaptionText } from '@cloud-school/domain';
import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { inRow, inRows } from '../inRows.ts';
import { useMediaPlayer } from '../media/playerLibrary.ts';
import type { CaptionCue } from './useCaptionFile.ts';

/** The captions of the current time, also of a video that stands still when they come. */
export function CaptionLines({ cues }: { cues: readonly CaptionCue[] }) {
  const current = useCurrentCues(cues);
  if (current.length === 0) return null;
  return (
    <Lines lang="zh-CN">
      {current.map((cue) => (
        <Caption key={`${cue.startTime} ${cue.text}`}>{toCaptionText(cue.text)}</Caption>
      ))}
    </Lines>
  );
}

/** The library's own list of them is empty until the time changes after the captions came. */
function useCurrentCues(cues: readonly CaptionCue[]): CaptionCue[] {
  const player = useMediaPlayer();
  const isCurrent = ({ startTime, endTime }: CaptionCue) => {
    const now = player?.state.currentTime ?? 0;
    return startTime <= now && now < endTime;
  };
  useSyncExternalStore(
    (onChange) => {
      player?.addEventListener('time-update', onChange);
      return () => player?.removeEventListener('time-update', onChange);
    },
    // Renders for another line, not for another time.
    () => cues.map((cue, index) => (isCurrent(cue) ? index : '')).join(''),
  );
  return cues.filter(isCurrent);
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
`;

/** Of the row below the picture. */
const captionLine = css`
  padding: 0;
  background: none;
  font: ${theme.type.body};
  line-height: 1.25;
`;

const Caption = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.pill};
  font: ${theme.type.cardTitle};
  text-align: center;
  white-space: pre-line;
  ${media.narrowPlayer} {
    font: ${theme.type.bodyStrong};
  }
  ${inRow(css`
    ${captionLine}
    font: ${theme.type.label};
    line-height: 1.25;
  `)}
  ${inRows(captionLine)}
`;
