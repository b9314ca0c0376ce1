import type { AnswerSource } from '@cloud-school/engine';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { NumberedGroup } from '../../../answer-card/numberPaper.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SaveIndicator } from '../bar/SaveIndicator.tsx';

interface QuestionHeadProps {
  group: NumberedGroup;
  /** Position in the paper, 0 to 1. */
  position: number;
  isMarked: boolean;
  isCompact: boolean;
  isReadOnly: boolean;
  source: AnswerSource;
  onMark: (isMarked: boolean) => void;
}

/** Type, count and points of the question's group, and the bookmark button. */
export function QuestionHead({
  group,
  position,
  isMarked,
  isCompact,
  isReadOnly,
  source,
  onMark,
}: QuestionHeadProps) {
  const MarkIcon = isMarked ? BookmarkCheck : Bookmark;
  return (
    <Head>
      <h2>{isCompact ? group.label : group.title}</h2>
      <Facts>{isCompact ? group.tally : group.facts}</Facts>
      {isCompact && <SaveIndicator source={source} isReadOnly={isReadOnly} />}
      <Mark
        type="button"
        aria-pressed={isMarked}
        aria-label={isMarked ? '已标记' : '标记'}
        disabled={isReadOnly}
        onClick={() => onMark(!isMarked)}
        $isMarked={isMarked}
      >
        <MarkIcon size={20} strokeWidth={1.75} aria-hidden />
        {!isCompact && <span>{isMarked ? '已标记' : '标记'}</span>}
      </Mark>
      {!isCompact && (
        <Line aria-hidden>
          <span style={{ width: `${position * 100}%` }} />
        </Line>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: ${theme.space[8]};
  h2 {
    flex: none;
    margin-right: ${theme.space[3]};
    font: ${theme.type.title};
  }
  ${media.tablet} {
    margin-bottom: ${theme.space[2]};
    font: ${theme.type.caption};
    h2 {
      margin-right: ${theme.space[2]};
      font: ${theme.type.labelStrong};
    }
    p {
      font: ${theme.type.caption};
    }
  }
`;

const Facts = styled.p`
  flex: 1;
  min-width: 0;
  color: ${theme.color.text.tertiary};
  ${media.tablet} {
    /* Large text takes a second line instead of breaking the facts. */
    flex-basis: auto;
    min-width: max-content;
  }
`;

const marked = css`
  color: ${theme.color.accent.ink};
  font: ${theme.type.bodyStrong};
`;

const Mark = styled.button<{ $isMarked: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${theme.size.control.medium};
  min-height: ${theme.size.control.medium};
  margin-right: calc(-1 * ${theme.space[2]});
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  &:hover:not(:disabled) {
    background: ${theme.color.surface.fill};
  }
  ${({ $isMarked }) => $isMarked && marked}
  &:disabled {
    cursor: default;
  }
`;

const Line = styled.div`
  flex: 0 0 100%;
  height: 4px;
  margin-top: ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.track};
  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.color.action.base};
  }
`;
