import type { CommonQuestion } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface QuestionRowProps {
  question: CommonQuestion;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question; a click opens or closes its answer. */
export function QuestionRow({ question, isOpen, onToggle }: QuestionRowProps) {
  const answerId = useId();
  return (
    <Root $isOpen={isOpen}>
      <Head>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? answerId : undefined}
          onClick={onToggle}
        >
          <span>
            <PhraseText>{question.name}</PhraseText>
          </span>
          <ChevronDown size={20} aria-hidden />
        </Toggle>
      </Head>
      {isOpen && (
        <Answer id={answerId}>
          {question.answer ? <AnswerText html={question.answer} /> : '学校还没有写下回答，可以先联系招生老师'}
        </Answer>
      )}
    </Root>
  );
}

const Root = styled.li<{ $isOpen: boolean }>`
  position: relative;
  /* Keeps the section's title visible when the page scrolls to this row. */
  scroll-margin-top: 64px;
  padding: 0 28px;
  &:not(:first-child) > h3 {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  &::before {
    content: '';
    position: absolute;
    inset: ${theme.space[4]} auto ${theme.space[4]} 0;
    width: 3px;
    background: ${({ $isOpen }) => ($isOpen ? theme.color.action.base : 'transparent')};
  }
  ${media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

const Head = styled.h3`
  font: ${theme.type.label};
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  width: calc(100% + 16px);
  margin: 0 calc(-1 * ${theme.space[2]});
  padding: ${theme.space[5]} ${theme.space[2]};
  text-align: left;
  > svg {
    flex: none;
    color: ${theme.color.text.secondary};
    transition: transform ${theme.motion.quick};
  }
  &:hover {
    color: ${theme.color.action.base};
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.segment};
  }
  &[aria-expanded='true'] {
    padding-bottom: ${theme.space[2]};
    font: ${theme.type.labelStrong};
    > svg {
      color: ${theme.color.action.base};
      transform: rotate(180deg);
    }
  }
`;

const Answer = styled.div`
  max-width: 800px;
  padding-bottom: ${theme.space[5]};
  color: ${theme.color.text.secondary};
`;

const AnswerText = styled(RichText)`
  font: ${theme.type.item};
  line-height: 1.8;
`;
