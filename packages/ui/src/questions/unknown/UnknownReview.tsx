import { useId } from 'react';
import type { ReviewProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { UnknownNotice } from './UnknownNotice.tsx';

/** The stem and a notice. */
export function UnknownReview({ question, isSub }: ReviewProps) {
  const id = useId();
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <UnknownNotice hint="本题的作答暂时不能在这里查看。" />
    </>
  );
}
