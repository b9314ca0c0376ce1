import { type Question, isEmptyAnswer, toSimpleKind } from '@cloud-school/domain';
import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { SubAnswers } from '../QuestionViews.ts';
import { simpleAnsweringViews } from '../simpleAnsweringViews.ts';
import { SubQuestionFrame } from './SubQuestionFrame.tsx';

interface SubQuestionAnsweringProps {
  index: number;
  question: Question;
  subAnswers: SubAnswers;
  isReadOnly: boolean;
}

/** A sub-question with its answer fields. It subscribes to its own answer. */
export function SubQuestionAnswering({ index, question, subAnswers, isReadOnly }: SubQuestionAnsweringProps) {
  const { id, kind } = question;
  const getAnswer = () => subAnswers.getAnswer(id);
  const answer = useSyncExternalStore(subAnswers.subscribe, getAnswer, getAnswer);
  const Answering = simpleAnsweringViews[toSimpleKind(kind)];
  const state =
    answer && !isEmptyAnswer(answer) ? (
      <Done>
        <Check size={16} aria-hidden />
        <span>已答</span>
      </Done>
    ) : (
      '未答'
    );
  return (
    <SubQuestionFrame index={index} question={question} state={state}>
      <Answering
        isSub
        question={question}
        answer={answer}
        isReadOnly={isReadOnly}
        onChange={(next) => subAnswers.onAnswer(id, next)}
      />
    </SubQuestionFrame>
  );
}

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
`;
