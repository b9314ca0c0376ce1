import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ReviewProps } from '../QuestionViews.ts';
import { Stem } from '../stem/Stem.tsx';
import { blankTexts } from './blankTexts.ts';
import { type BlankVerdict, getBlankVerdict } from './getBlankVerdict.ts';

/** Each blank with the student's text and the right one. */
export function BlanksReview({ question, answer, solution, isSub }: ReviewProps) {
  const id = useId();
  const own = blankTexts(answer, question.blankCount);
  return (
    <>
      <Stem id={id} question={question} isSub={isSub} />
      <Rows aria-labelledby={id}>
        {own.map((text, index) => {
          const right = solution.texts[index] ?? '';
          const verdict = getBlankVerdict({ text, right, result: solution.result });
          return (
            <Row key={index}>
              <Name>填空 {index + 1}</Name>
              <Own $verdict={verdict}>
                <small>您的答案</small>
                <span>{text.trim() || '未作答'}</span>
                {verdict === 'right' && <Check size={20} aria-label="正确" />}
                {verdict === 'wrong' && <X size={20} aria-label="错误" />}
              </Own>
              {right && (
                <Right>
                  <small>正确答案</small>
                  <RichText isInline html={right} />
                </Right>
              )}
            </Row>
          );
        })}
      </Rows>
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  clear: both;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr 1fr;
  gap: ${theme.space[4]};
  align-items: center;
  ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${theme.space[2]};
  }
`;

const Name = styled.span`
  font: ${theme.type.bodyStrong};
`;

const cell = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.large};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.line.option};
  border-radius: ${theme.radius.option};
  font: ${theme.type.label};
  small {
    flex: none;
    font: ${theme.type.caption};
  }
  svg {
    flex: none;
    margin-left: auto;
  }
`;

const verdicts: Record<BlankVerdict, ReturnType<typeof css>> = {
  right: css`
    border-color: ${theme.color.success.line};
    background: ${theme.color.success.tint};
    color: ${theme.color.success.ink};
  `,
  wrong: css`
    border-color: ${theme.color.danger.line};
    background: ${theme.color.danger.tint};
    color: ${theme.color.danger.ink};
  `,
  open: css``,
};

const Own = styled.div<{ $verdict: BlankVerdict }>`
  ${cell}
  ${({ $verdict }) => verdicts[$verdict]}
`;

const Right = styled.div`
  ${cell}
  border-color: ${theme.color.success.line};
  small {
    color: ${theme.color.success.ink};
  }
`;
