import { Check, Hourglass, UserRound } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ReviewProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { TeacherScore } from './TeacherScore.tsx';

/** The student's text beside the reference answer; before the teacher's mark only the student's. */
export function ShortAnswerReview({ question, answer, solution, isSub }: ReviewProps) {
  const id = useId();
  const text = answer?.texts[0]?.trim() ?? '';
  const reference = solution.texts[0] ?? '';
  const isPending = solution.result === 'pending';
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <Columns>
        <Column>
          <Name>
            <UserRound size={16} aria-hidden />
            <span>您的答案</span>
          </Name>
          <Text>{text || '未作答'}</Text>
        </Column>
        {!isPending && reference && (
          <Column $isReference>
            <Name $isReference>
              <Check size={16} aria-hidden />
              <span>参考答案</span>
            </Name>
            <RichText html={reference} size="reading" />
          </Column>
        )}
      </Columns>
      {isPending && (
        <Waiting>
          <Hourglass size={20} aria-hidden />
          <span>
            <b>待批阅</b>
            老师批阅后显示评分与参考答案
          </span>
        </Waiting>
      )}
      {!isPending && solution.score !== null && (
        <TeacherScore score={solution.score} points={question.points} />
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${theme.space[4]};
  clear: both;
  ${media.phone} {
    grid-auto-flow: row;
  }
`;

const reference = css`
  border-color: transparent;
  background: ${theme.color.success.tint};
`;

const Column = styled.section<{ $isReference?: boolean }>`
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.line.option};
  border-radius: ${theme.radius.option};
  ${({ $isReference }) => $isReference && reference}
`;

const Name = styled.h3<{ $isReference?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  color: ${({ $isReference }) => ($isReference ? theme.color.success.ink : theme.color.text.primary)};
  font: ${theme.type.bodyStrong};
`;

const Text = styled.p`
  font: ${theme.type.reading};
  white-space: pre-wrap;
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.warning.tint};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  svg {
    flex: none;
    color: ${theme.color.warning.ink};
  }
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
`;
