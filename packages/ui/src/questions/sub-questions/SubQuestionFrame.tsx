import { type Question, type SimpleKind, toSimpleKind } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface SubQuestionFrameProps {
  /** From 0. */
  index: number;
  question: Question;
  /** At the right of the head: 已答, or the result. */
  state: ReactNode;
  /** Off where the state contains the points. */
  hasPoints?: boolean;
  children: ReactNode;
}

/** A sub-question under its number, kind and state. */
export function SubQuestionFrame({
  index,
  question,
  state,
  hasPoints = true,
  children,
}: SubQuestionFrameProps) {
  const kind = subKindLabels[toSimpleKind(question.kind)];
  return (
    <Frame aria-label={`第 ${index + 1} 小题，${kind}`}>
      <Head>
        <b>（{index + 1}）</b>
        <Kind>{kind}</Kind>
        {hasPoints && question.points !== null && <Points>{question.points} 分</Points>}
        <State>{state}</State>
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.fieldset`
  min-width: 0;
  border: 0;
  clear: both;
  margin-top: ${theme.space[6]};
  /* A focused field is not scrolled under the passage, which sticks to the top. */
  label,
  input,
  textarea {
    scroll-margin-top: 264px;
    ${media.low} {
      scroll-margin-top: 0;
    }
  }
`;

const Head = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 28px;
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  b {
    margin-left: -0.5em;
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
`;

const Kind = styled.span`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.fill};
`;

const Points = styled.span`
  color: ${theme.color.text.tertiary};
`;

const State = styled.span`
  margin-left: auto;
`;

/** The short names of the kinds, on the tag of a sub-question. */
const subKindLabels: Record<SimpleKind, string> = {
  single: '单选',
  multiple: '多选',
  'true-false': '判断',
  blanks: '填空',
  'short-answer': '简答',
  unknown: '未知题型',
};
