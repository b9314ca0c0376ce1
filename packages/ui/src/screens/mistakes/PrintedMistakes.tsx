import { describeAnswer, type Mistake } from '@cloud-school/domain';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { kindTraits } from '../../answer-card/kinds/kindTraits.ts';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface PrintedMistakesProps {
  mistakes: readonly Mistake[];
  areAnswersLast: boolean;
}

/** The filtered mistakes on paper: stems and options, with each answer or with all of them on the last page. */
export function PrintedMistakes({ mistakes, areAnswersLast }: PrintedMistakesProps) {
  const toPlainText = usePlainText(mistakes);
  const answers = mistakes.map((mistake, index) => (
    <Answer key={mistake.id}>
      {index + 1}．{describeAnswer(mistake.question, mistake.question.solution, toPlainText) ?? '见各小题'}
    </Answer>
  ));
  return (
    <Root>
      <h1>错题本（{mistakes.length} 题）</h1>
      {mistakes.map(({ id, question, exam }, index) => (
        <Sheet key={id}>
          <p>
            {index + 1}．{kindTraits[question.kind].label} · {exam.name}
          </p>
          {[question, ...question.subQuestions].map((part) => (
            <Fragment key={part.id}>
              <RichText html={part.stemHtml} />
              <ol>
                {part.options.map(({ key, label, html }) => (
                  <li key={key}>
                    <span>{label}</span> <RichText html={html} size="body" isInline />
                  </li>
                ))}
              </ol>
            </Fragment>
          ))}
          {!areAnswersLast && answers[index]}
        </Sheet>
      ))}
      {areAnswersLast && (
        <Last>
          <h2>答案</h2>
          {answers}
        </Last>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: none;
  ${media.print} {
    display: grid;
    gap: ${theme.space[5]};
  }
`;

const Sheet = styled.section`
  break-inside: avoid;
`;

const Answer = styled.p`
  font: ${theme.type.bodyStrong};
`;

const Last = styled.section`
  break-before: page;
`;
