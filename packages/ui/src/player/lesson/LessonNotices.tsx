import { CaptionLayer } from './CaptionLayer.tsx';
import { ResumeHint } from './ResumeHint.tsx';
import { StallNotice } from './StallNotice.tsx';
import { useCaptionMode } from './useCaptionMode.ts';

interface LessonNoticesProps {
  hasCaptions: boolean;
  /** Null without a hint. */
  resumedMs: number | null;
  onRestart: () => void;
  onHintClose: () => void;
  onRetry: () => void;
}

/** What lies over the picture of a lesson: captions, a wait that takes too long, where it goes on. */
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
      {hasCaptions && <CaptionLayer />}
      <StallNotice onRetry={onRetry} />
      {/* In the page before its text: a live region that arrives with its text is not read. */}
      <div aria-live="polite">
        {resumedMs !== null && (
          <ResumeHint placement="stage" positionMs={resumedMs} onRestart={onRestart} onClose={onHintClose} />
        )}
      </div>
    </>
  );
}
