import type { ReactNode } from 'react';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { Main, Page } from './frame.ts';

interface ReviewFrameProps {
  /** The exam's name; empty where it is unknown. */
  name: string;
  /** After the name. */
  note?: ReactNode;
  /** Below the bar. */
  banner?: ReactNode;
  onExit: () => void;
  children: ReactNode;
}

/** The page around a review; 退出查看 replaces a name that is unknown (EXAM-10). */
export function ReviewFrame({ name, note, banner, onExit, children }: ReviewFrameProps) {
  return (
    <Page>
      <ExamBar
        title={name || '退出查看'}
        backLabel={name ? '退出查看' : '返回'}
        isBackLabelled={name !== ''}
        onBack={onExit}
        onTitle={onExit}
        note={note}
      />
      {banner}
      <Main>{children}</Main>
    </Page>
  );
}
