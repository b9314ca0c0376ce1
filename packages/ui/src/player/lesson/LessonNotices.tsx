import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CaptionLines } from './CaptionLines.tsx';
import { ResumeHint } from './ResumeHint.tsx';
import { StallNotice } from './StallNotice.tsx';
import { useCaptionMode } from './useCaptionMode.ts';
import { media } from '../../theme/media.ts';

interface LessonNoticesProps {
  hasCaptions: boolean;
  /** Null without a hint. */
  resumedMs: number | null;
  onRestart: () => void;
  onHintClose: () => void;
  onRetry: () => void;
}

/** What lies over the picture of a lesson: where it goes on, captions, and a wait that takes too long. */
export function LessonNotices({
  hasCaptions,
  resumedMs,
  onRestart,
  onHintClose,
  onRetry,
}: LessonNoticesProps) {
  useCaptionMode(hasCaptions);
  return (
    <>
      <Stack>
        {/* In the page before its text: a live region that arrives with its text is not read. */}
        <div aria-live="polite">
          {resumedMs !== null && (
            <HintPlace>
              <ResumeHint positionMs={resumedMs} onRestart={onRestart} onClose={onHintClose} />
            </HintPlace>
          )}
        </div>
        {hasCaptions && <CaptionLines />}
      </Stack>
      <StallNotice onRetry={onRetry} />
    </>
  );
}

/** Above the controls. Presses go through it to the picture. */
const Stack = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${theme.space[3]} ${theme.space[5]} 92px;
  display: grid;
  align-content: end;
  gap: ${theme.space[3]};
  pointer-events: none;
  /* The hint is at the top of a small stage, where it hides no face. */
  ${media.narrowPlayer} {
    inset: ${theme.space[3]} ${theme.space[3]} 80px;
    align-content: space-between;
  }
`;

const HintPlace = styled.div`
  > * {
    pointer-events: auto;
  }
`;
