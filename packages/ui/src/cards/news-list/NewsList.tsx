import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NewsCover } from './NewsCover.tsx';

export interface NewsListProps extends NativeProps<'div', 'children'> {
  news: News[];
  /** The address of a news item's page; without one it is plain text. */
  getLink?: (news: News) => string | undefined;
}

/** The latest news item large with its introduction, the others as rows with a small picture. */
export function NewsList({ news, getLink, ...rest }: NewsListProps) {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <Root {...rest}>
      <Lead>
        <NewsCover news={lead} />
        <LeadTitle>
          <TitleText title={lead.title} to={getLink?.(lead)} />
        </LeadTitle>
        <Introduction>
          <PhraseText>{lead.introduction}</PhraseText>
        </Introduction>
        <Foot news={lead} />
      </Lead>
      {others.length > 0 && (
        <Others>
          {withKeys(others).map(([item, key]) => (
            <li key={key}>
              <Row>
                <NewsCover news={item} />
                <div>
                  <Title>
                    <TitleText title={item.title} to={getLink?.(item)} isNarrow />
                  </Title>
                  <Foot news={item} />
                </div>
              </Row>
            </li>
          ))}
        </Others>
      )}
    </Root>
  );
}

/** The link is the text of the heading, which names it, and covers the whole item. Clauses have no room in a narrow row. */
function TitleText({ title, to, isNarrow = false }: TitleTextProps) {
  const text = isNarrow ? <PhraseText>{title}</PhraseText> : <ClauseText>{title}</ClauseText>;
  return to ? (
    <NewsLink to={to} aria-label={title}>
      {text}
    </NewsLink>
  ) : (
    text
  );
}

interface TitleTextProps {
  title: string;
  to: string | undefined;
  isNarrow?: boolean;
}

function Foot({ news }: { news: News }) {
  const facts = [news.publishedAt?.slice(0, 10), news.source, news.hasVideo && '视频'].filter(Boolean);
  return (
    <Facts>
      <PhraseText>{facts.join(' ・ ')}</PhraseText>
    </Facts>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;

const NewsLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.control};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
`;

const Lead = styled.article`
  position: relative;
  height: 100%;
  /* A row as the others. */
  ${media.phone} {
    display: grid;
    grid-template: 1fr auto / 104px minmax(0, 1fr);
    align-items: center;
    gap: 0 ${theme.space[3]};
    > :first-child {
      grid-row: 1 / -1;
    }
  }
  &:hover a {
    color: ${theme.color.action.base};
  }
`;

const LeadTitle = styled.h3`
  ${clamp(2)}
  text-wrap: pretty;
  margin-top: ${theme.space[3]};
  font: ${theme.type.cardTitle};
  ${media.phone} {
    ${clamp(3)}
    margin-top: 0;
    font: ${theme.type.bodyStrong};
  }
`;

const Introduction = styled.p`
  margin-top: ${theme.space[1]};
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;

const Others = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${theme.space[4]};
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;
  > :first-child {
    width: 128px;
  }
  > :last-child {
    min-width: 0;
  }
  &:hover a {
    color: ${theme.color.action.base};
  }
  ${media.narrow} {
    gap: ${theme.space[3]};
    > :first-child {
      width: 104px;
    }
  }
`;

const Title = styled.h3`
  ${clamp(3)}
  font: ${theme.type.itemStrong};
  ${media.narrow} {
    font: ${theme.type.bodyStrong};
  }
`;

const Facts = styled.p`
  margin-top: ${theme.space[1]};
  ${clamp(1)}
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
