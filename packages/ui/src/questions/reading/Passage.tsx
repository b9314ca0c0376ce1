import type { Question } from '@cloud-school/domain';
import { BookOpenText, ChevronDown, ChevronUp } from 'lucide-react';
import { useContext, useState } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { conditionOf, media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type QuestionNumber, QuestionNumberContext } from '../QuestionNumberContext.ts';
import { StemContent } from '../stem/StemContent.tsx';

interface PassageProps {
  id: string;
  question: Question;
  /** Narrow windows fold it in any case. */
  isFoldedAtFirst?: boolean;
}

/** The text that the sub-questions are about. It stays in view while they scroll, and folds to a line (three on phones). */
export function Passage({ id, question, isFoldedAtFirst = false }: PassageProps) {
  const [isFolded, setIsFolded] = useState(
    () => isFoldedAtFirst || matchMedia(conditionOf(media.tablet)).matches,
  );
  const place = useContext(QuestionNumberContext);
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  return (
    <Box>
      <Head>
        {place && <PhoneNumber $tone={place.tone}>{place.number}.</PhoneNumber>}
        <BookOpenText size={18} strokeWidth={1.75} aria-hidden />
        <b>阅读材料</b>
        <Toggle
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? '展开' : '收起'}
          <Rest>材料</Rest>
          <Chevron size={16} aria-hidden />
        </Toggle>
      </Head>
      {/* Focusable, so that a keyboard can scroll it. */}
      <Text data-stem id={id} tabIndex={isFolded ? -1 : 0} aria-label="阅读材料" $isFolded={isFolded}>
        <StemContent key={String(isFolded)} question={question} isInline={isFolded} />
      </Text>
    </Box>
  );
}

const Box = styled.div`
  z-index: 1;
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[6]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.ground};
  ${media.phone} {
    margin: 0 calc(-1 * ${theme.space[4]});
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[2]};
    border-radius: 0;
  }
  position: sticky;
  top: 0;
  ${media.low} {
    position: static;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  b {
    font: ${theme.type.bodyStrong};
  }
`;

const PhoneNumber = styled.span<{ $tone: QuestionNumber['tone'] }>`
  display: none;
  color: ${({ $tone }) => ($tone === 'action' ? theme.color.action.base : theme.color.text.primary)};
  font: ${theme.type.cardTitle};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: inline;
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  margin-left: auto;
  color: ${theme.color.text.secondary};
  &[aria-expanded='false'] {
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
  }
`;

const Rest = styled.span`
  margin-left: calc(-1 * ${theme.space[1]});
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const folded = css`
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  ${media.phone} {
    > span {
      -webkit-line-clamp: 3;
      /* The third line fades where the text goes on. */
      mask-image: linear-gradient(to bottom, black 60%, transparent);
    }
  }
`;

const open = css`
  /* Of a phone on its side, less: the sub-question must stay in sight. */
  max-height: min(240px, 36dvh);
  padding-bottom: ${theme.space[3]};
  overflow-y: auto;
  mask-image: linear-gradient(to bottom, black calc(100% - ${theme.space[6]}), transparent);
`;

const Text = styled.section<{ $isFolded: boolean }>`
  color: ${theme.color.text.primary};
  ${({ $isFolded }) => ($isFolded ? folded : open)}
`;
