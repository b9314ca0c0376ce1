import type { LessonMaterial } from '@cloud-school/domain';
import { AArrowDown, AArrowUp, Newspaper } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { RichText, type RichTextSize } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ARTICLE_SIZES, type ArticleSize } from './ArticleSize.ts';
import { NoContent } from './NoContent.tsx';
import { StageToolBar } from './StageToolBar.tsx';

interface ArticleContentProps {
  title: string;
  materials: readonly LessonMaterial[];
  /** The chosen reading size in pixels; the page keeps it on the device. */
  size: ArticleSize;
  onSize: (size: ArticleSize) => void;
}

/** The text of a classroom in a column of 640 px, at a reading size of the student's choice (VIEW-03). */
export function ArticleContent({ title, materials, size, onSize }: ArticleContentProps) {
  const texts = materials.filter(({ html }) => html !== null && html.trim() !== '');
  if (texts.length === 0) return <NoContent />;
  const index = ARTICLE_SIZES.indexOf(size);
  const [smaller, larger] = [ARTICLE_SIZES[index - 1], ARTICLE_SIZES[index + 1]];
  return (
    <Root>
      <StageToolBar
        label={
          <Kind>
            <Newspaper size={16} aria-hidden />
            <span>文章</span>
          </Kind>
        }
      >
        <IconButton
          variant="ghost"
          size="small"
          label="缩小字号"
          icon={<AArrowDown size={18} aria-hidden />}
          disabled={smaller === undefined}
          onClick={() => smaller && onSize(smaller)}
        />
        <Size aria-label="字号">{size}</Size>
        <IconButton
          variant="ghost"
          size="small"
          label="放大字号"
          icon={<AArrowUp size={18} aria-hidden />}
          disabled={larger === undefined}
          onClick={() => larger && onSize(larger)}
        />
      </StageToolBar>
      <Column aria-label={title}>
        <Title aria-hidden>
          <PhraseText>{title}</PhraseText>
        </Title>
        {withKeys(texts).map(([{ html }, key]) => (
          <RichText key={key} html={html ?? ''} size={TEXT_SIZES[size]} />
        ))}
      </Column>
    </Root>
  );
}

const TEXT_SIZES: Record<ArticleSize, RichTextSize> = {
  15: 'article15',
  17: 'article17',
  19: 'article19',
  21: 'article21',
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  background: ${theme.color.surface.card};
`;

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;

const Size = styled.output`
  min-width: 24px;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: calc(640px + 2 * ${theme.space[8]});
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[18]};
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[10]};
  }
`;

/* The heading of the stage says it too; this one is the article's own look. */
const Title = styled.p`
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${media.phone} {
    font: ${theme.type.section};
  }
  /* The row above the tabs of a phone says it. */
  ${media.lessonPhone} {
    [data-lesson-page] & {
      display: none;
    }
  }
`;
