import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ArticleCard } from './ArticleCard.ts';
import { isBlankHtml } from './isBlankHtml.ts';

interface ArticleProps {
  /** The accessible name of the title. */
  name: string;
  title: ReactNode;
  /** The category, over the title; '' keeps its place while it is unknown, so that nothing moves when it comes. */
  tag?: string | null;
  /** Source or author, and time; a null is left out. */
  facts: readonly (string | null)[];
  /** A button at the end of the facts. */
  action?: ReactNode;
  /** A summary over the content. */
  introduction?: ReactNode;
  /** A picture or a player over the content. */
  figure?: ReactNode;
  /** HTML or plain text; HTML is sanitised. */
  content: string;
}

/** The text of a notice or a news item. */
export function Article({ name, title, tag, facts, action, introduction, figure, content }: ArticleProps) {
  const known = facts.filter((fact) => fact !== null);
  return (
    <ArticleCard as="article">
      <Head>
        {tag === '' ? <TagPlace /> : tag && <Tag tone="primary">{tag}</Tag>}
        <Title aria-label={name}>{title}</Title>
        {(known.length > 0 || action) && (
          <Facts>
            {known.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {action && <Action>{action}</Action>}
          </Facts>
        )}
      </Head>
      {introduction && <Introduction>{introduction}</Introduction>}
      {figure}
      {isBlankHtml(content) ? (
        !introduction && !figure && <EmptyState variant="bare" title="暂无内容" />
      ) : (
        <RichText html={content} size="reading" />
      )}
    </ArticleCard>
  );
}

const Head = styled.header`
  padding-bottom: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  ${media.phone} {
    padding-bottom: 0;
    border: 0;
  }
`;

/** As high as a tag. */
const TagPlace = styled.div`
  height: 1.5rem;
`;

const Title = styled.h1`
  overflow-wrap: anywhere;
  font: ${theme.type.page};
  text-wrap: pretty;
  * + & {
    margin-top: ${theme.space[2]};
  }
  ${media.phone} {
    font: ${theme.type.section};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    gap: 0 ${theme.space[4]};
    margin-top: ${theme.space[2]};
    font: ${theme.type.caption};
  }
`;

/** The words of the button end where the text does. */
const Action = styled.span`
  margin: 0 calc(-1 * ${theme.space[4]}) 0 auto;
`;

const Introduction = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
  font: ${theme.type.reading};
`;
