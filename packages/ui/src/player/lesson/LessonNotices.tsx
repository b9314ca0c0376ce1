import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { inPhoneScreen, inRow, inRows, SCREEN_COLUMN } from '../inRows.ts';
import { useMediaState } from '../media/playerLibrary.ts';
import { VideoNote } from '../poster/VideoNote.ts';
import { CaptionLines } from './CaptionLines.tsx';
import { PlaceHint, type PlaceHintProps } from './PlaceHint.tsx';
import type { CaptionFile } from './useCaptionFile.ts';

interface LessonNoticesProps {
  hasCaptions: boolean;
  /** Null without a hint. */
  hint: PlaceHintProps | null;
  onRetry: () => void;
  /** Null until it came. */
  captionFile: CaptionFile | null;
}

/** What a lesson says beside its controls: where it goes on, captions, and a wait that takes too long. */
export function LessonNotices({ hasCaptions, hint, onRetry, captionFile }: LessonNoticesProps) {
  useCaptions(hasCaptions);
  return (
    <>
      {/* In the page before its text: a live region that arrives with its text is not read. */}
      <div aria-live="polite">
        {hint && (
          <HintPlace>
            <PlaceHint {...hint} key={hint.text} />
          </HintPlace>
        )}
      </div>
      <Stack>
        <div aria-live="polite">
          {hasCaptions && captionFile?.content === null && (
            <Missing>字幕没有加载出来，视频可以照常看</Missing>
          )}
        </div>
        {hasCaptions && captionFile?.content && <CaptionLines cues={captionFile.content.cues} />}
      </Stack>
      <StallNotice onRetry={onRetry} />
    </>
  );
}

/** The row between picture and controls. */
const captionRow = css`
  inset: auto ${theme.space[4]} calc(var(--control-row) + 2px);
  min-height: calc(var(--caption-row) - 2px);
  max-height: 2.75rem;
  align-content: center;
  gap: 0;
  overflow: clip;
`;

/** Above the controls. Presses go through it to the picture. */
const Stack = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${theme.space[3]} ${theme.space[5]} var(--notices-foot, 92px);
  display: grid;
  align-content: end;
  gap: ${theme.space[3]};
  pointer-events: none;
  ${inRow(captionRow)}
  ${inRows(captionRow)}
  ${inPhoneScreen(css`
    right: calc(${SCREEN_COLUMN} + ${theme.space[4]});
    bottom: 0;
    min-height: 2.75rem;
  `)}
`;

/** In the row of the controls, between the play button and that of the full screen: below the seek line, and on no picture. */
const hintRow = css`
  bottom: 0;
  left: 3.25rem;
  display: flex;
  align-items: center;
  height: calc(var(--control-row) - ${theme.space[3]});
  /* Its line is in the middle of the row. */
  padding-bottom: ${theme.space[3]};
  background: ${theme.color.surface.stage};
`;

/* In full screen over the foot of the picture, where the controls come and go. */
const HintPlace = styled.div`
  position: absolute;
  z-index: 1;
  bottom: var(--notices-foot, 92px);
  left: ${theme.space[5]};
  ${inRow(hintRow)}
  ${inRows(css`
    ${hintRow}
    right: 3.25rem;
  `)}
  ${inPhoneScreen(css`
    right: auto;
    bottom: ${theme.space[1]};
    left: ${theme.space[4]};
  `)}
  /* Above a keyboard there are no controls to stand among. */
  [data-low] & {
    ${visuallyHidden}
  }
`;

const Missing = styled.p`
  color: ${theme.color.text.onStage};
  font: ${theme.type.caption};
  text-align: center;
`;

/** Turns the captions on or off. */
function useCaptions(isOn: boolean) {
  const tracks = useMediaState('textTracks');
  const [track] = tracks;
  useEffect(() => {
    track?.setMode(isOn ? 'showing' : 'disabled');
  }, [track, isOn]);
}

interface StallNoticeProps {
  onRetry: () => void;
}

/** Offers a retry over a video that loads for too long. It disappears when the video goes on by itself. */
function StallNotice({ onRetry }: StallNoticeProps) {
  if (!useStall()) return null;
  return (
    <VideoNote role="alert">
      <p>网络不稳定，视频加载较慢</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </VideoNote>
  );
}

/** Milliseconds of buffering after which a retry is offered. Shorter waits are usual on a phone's connection. */
const STALLED_AFTER_MS = 12_000;

/** True while a video has been loading for so long that the student needs something to do. */
function useStall(): boolean {
  const isWaiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const isBusy = isWaiting || !canPlay;
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setStalled(true), STALLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isBusy]);
  return isStalled;
}
