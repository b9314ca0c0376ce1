import { useId } from 'react';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { UnknownNotice } from './UnknownNotice.tsx';

/** The stem and a notice: the question cannot be answered here, the others can. */
export function UnknownAnswering({ question, isSub }: QuestionAnsweringProps) {
  const id = useId();
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <UnknownNotice hint="本题暂时不能在这里作答，可以先做其他题，不影响交卷。" />
    </>
  );
}
