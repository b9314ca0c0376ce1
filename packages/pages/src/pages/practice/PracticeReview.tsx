import type { Answer } from '@cloud-school/domain';
import { Button, PracticeBanner, ready } from '@cloud-school/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { markPractice } from './markPractice.ts';
import { practicePaper } from './practicePaper.ts';

interface PracticeReviewProps {
  getAnswer: (questionId: string) => Answer | null;
  onRestart: () => void;
  onExit: () => void;
}

/** The sample paper, marked on this device. */
export function PracticeReview({ getAnswer, onRestart, onExit }: PracticeReviewProps) {
  const { toasts } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const review = useMemo(
    () =>
      ready({
        testName: practicePaper.title,
        source: 'practice' as const,
        paper: markPractice(practicePaper, getAnswer),
        score: null,
        status: null,
      }),
    [getAnswer],
  );

  // The button that handed in is gone: the keyboard and a screen reader continue at the result.
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={page}>
      <LazyExamReview
        review={review}
        currentId={currentId}
        onMove={setCurrentId}
        onBoundary={(message) => toasts.show('danger', message)}
        banner={
          <PracticeBanner>
            <Button onClick={onRestart}>再练一次</Button>
          </PracticeBanner>
        }
        onExit={onExit}
      />
    </div>
  );
}
