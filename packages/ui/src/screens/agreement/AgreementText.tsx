import { useId } from 'react';
import { styled } from 'styled-components';
import { ArticleCard } from '../../layout/article/ArticleCard.ts';
import { AsideColumns } from '../../layout/aside-columns/AsideColumns.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type Section } from './splitSections.ts';

export function AgreementText({ sections }: { sections: Section[] }) {
  const id = useId();
  const named = sections.flatMap(({ heading }, index) =>
    heading === null ? [] : [{ heading, target: `${id}${index}` }],
  );
  return (
    <AsideColumns $hasAside={named.length > 1}>
      <ArticleCard as="article">
        {sections.map(({ heading, paragraphs }, index) => (
          <Part key={index} id={`${id}${index}`} aria-label={heading ?? undefined}>
            {heading && <h2>{heading}</h2>}
            {withKeys(paragraphs, (paragraph) => paragraph).map(([paragraph, key]) => (
              <p key={key}>
                <PhraseText>{paragraph}</PhraseText>
              </p>
            ))}
          </Part>
        ))}
      </ArticleCard>
      {named.length > 1 && (
        <Contents aria-label="目录">
          <strong>目录</strong>
          <ol>
            {named.map(({ heading, target }) => (
              <li key={target}>
                <a href={`#${target}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
    </AsideColumns>
  );
}

const Part = styled.section`
  scroll-margin-top: ${theme.space[18]};
  max-width: 46em;
  font: ${theme.type.reading};
  overflow-wrap: anywhere;
  > h2 {
    margin-bottom: ${theme.space[2]};
    font: ${theme.type.title};
  }
  > p + p {
    margin-top: ${theme.space[3]};
  }
`;

const Contents = styled.nav`
  position: sticky;
  top: calc(${theme.size.header} + ${theme.space[6]});
  align-self: start;
  padding: ${theme.space[5]} ${theme.space[6]};
  ${cardSurface}
  > strong {
    font: ${theme.type.labelStrong};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.control.touch};
    color: ${theme.color.text.secondary};
    &:hover {
      color: ${theme.color.action.base};
    }
  }
  ${media.narrow} {
    position: static;
    order: -1;
    > ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
      column-gap: ${theme.space[4]};
    }
  }
  ${media.print} {
    display: none;
  }
`;
