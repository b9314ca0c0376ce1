import { ExternalLink, theme } from '@cloud-school/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

interface RuleSentenceProps {
  /** Plain words with Markdown links. */
  text: string;
}

/** What a rule asks, in one sentence, its standard a link. */
export function RuleSentence({ text }: RuleSentenceProps) {
  // Words, a link's words and its address take turns.
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return (
    <Root lang="en">
      {parts.map((part, place) => {
        if (place % 3 === 2) return null;
        const href = parts[place + 1];
        return place % 3 === 1 && href ? (
          <Standard key={place} href={href}>
            {part}
          </Standard>
        ) : (
          <Fragment key={place}>{part}</Fragment>
        );
      })}
    </Root>
  );
}

const Root = styled.p`
  overflow-wrap: anywhere;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Standard = styled(ExternalLink)`
  color: ${theme.color.action.base};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
