import { useId } from 'react';
import { Comparison } from '../comparison/Comparison.tsx';
import type { ReviewProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { areShort } from './areShort.ts';
import type { ChoiceMode } from './chooseOption.ts';
import { formatLabels } from './formatLabels.ts';
import { getOptionVerdict } from './getOptionVerdict.ts';
import { OptionList } from './OptionList.ts';
import { ReviewedOption } from './ReviewedOption.tsx';

interface ChoiceReviewProps extends ReviewProps {
  mode: ChoiceMode;
  isInColumns?: boolean;
}

/** Options with the chosen and the right ones, then both answers side by side. */
export function ChoiceReview({
  question,
  answer,
  solution,
  mode,
  isSub = false,
  isInColumns = isSub && areShort(question.options),
}: ChoiceReviewProps) {
  const id = useId();
  const { options } = question;
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <OptionList as="ul" aria-labelledby={id} $isInColumns={isInColumns}>
        {options.map((option) => (
          <ReviewedOption
            key={option.key}
            option={option}
            mode={mode}
            verdict={getOptionVerdict(option.key, answer, solution)}
            isSub={isSub}
          />
        ))}
      </OptionList>
      <Comparison
        isInline={isSub}
        result={solution.result}
        own={formatLabels(options, answer?.optionKeys ?? [])}
        right={formatLabels(options, solution.optionKeys)}
      />
    </>
  );
}
