import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { NewsCover } from '../../cards/news-list/NewsCover.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NewsFacts } from './NewsFacts.tsx';

interface NewsRowProps {
  news: News;
  category: string | undefined;
  to: string;
}

/** A news item: cover, title, two lines of its introduction, and its facts. */
export function NewsRow({ news, category, to }: NewsRowProps) {
  return (
    <article>
      <Root to={to}>
        <NewsCover news={news} />
        <Text>
          <Title aria-label={news.title}>
            <ClauseText>{news.title}</ClauseText>
          </Title>
          <Introduction>
            <PhraseText>{news.introduction}</PhraseText>
          </Introduction>
          <NewsFacts news={news} category={category} />
        </Text>
      </Root>
    </article>
  );
}

const Root = styled(Link)`
  display: flex;
  gap: ${theme.space[6]};
  border-radius: ${theme.radius.control};
  > :first-child {
    align-self: start;
    width: 208px;
  }
  &:hover h2 {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    > :first-child {
      width: 104px;
    }
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Title = styled.h2`
  ${clamp(2)}
  font: ${theme.type.cardTitle};
  ${media.phone} {
    ${clamp(3)}
    font: ${theme.type.itemStrong};
    /* The column is narrower than a clause, whose lines the clamp would not count. */
    > span {
      display: inline;
    }
  }
`;

const Introduction = styled.p`
  ${clamp(2)}
  max-width: 37em;
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;
