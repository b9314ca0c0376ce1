import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NewsFacts } from './NewsFacts.tsx';

interface NewsLeadProps {
  news: News;
  category: string | undefined;
  to: string;
}

/** The latest item, large at the top of the first page. */
export function NewsLead({ news, category, to }: NewsLeadProps) {
  return (
    <article>
      <Root to={to}>
        <Cover
          src={news.coverUrl ?? undefined}
          alt=""
          ratio="452/300"
          placeholderText={news.source ?? news.title}
          isEager
        />
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
  display: grid;
  grid-template-columns: 452fr 492fr;
  overflow: hidden;
  ${cardSurface}
  &:hover h2 {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cover = styled(Picture)`
  height: 100%;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${theme.space[8]};
  ${media.tablet} {
    padding: ${theme.space[5]};
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  ${clamp(3)}
  font: ${theme.type.section};
  ${media.tablet} {
    font: ${theme.type.cardTitle};
  }
`;

const Introduction = styled.p`
  ${clamp(3)}
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
`;
