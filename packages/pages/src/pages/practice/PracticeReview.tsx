import type { Answer, Paper } from '@cloud-school/domain';
import { PracticeBanner, type PracticePurpose, ready } from '@cloud-school/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { LazyExamReview } from '../../features/exam/LazyExamReview.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { markPractice } from './markPractice.ts';

interface PracticeReviewProps {
  /** With its right answers. */
  paper: Paper;
  purpose: PracticePurpose;
  getAnswer: (questionId: string) => Answer | null;
  onExit: () => void;
  /** What to do next. */
  children: ReactElement;
}

/** A practised paper, marked on this device. */
export function PracticeReview({ paper, purpose, getAnswer, onExit, children }: PracticeReviewProps) {
  const { toasts } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const review = useMemo(
    () =>
      ready({
        testName: paper.title,
        source: 'practice' as const,
        paper: markPractice(paper, getAnswer),
        score: null,
        passScore: null,
        status: null,
      }),
    [paper, getAnswer],
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
        banner={<PracticeBanner purpose={purpose}>{children}</PracticeBanner>}
        onExit={onExit}
      />
    </div>
  );
}
