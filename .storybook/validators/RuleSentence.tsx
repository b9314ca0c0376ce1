import { ExternalLink, theme } from '@cloud-school/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

interface RuleSentenceProps {
  /** Plain text with Markdown links. */
  text: string;
}

/** Describes a rule in one sentence; links to its standard open in a new tab. */
export function RuleSentence({ text }: RuleSentenceProps) {
  // The capture groups make the parts cycle: text, a link's label, its address.
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return (
    <Root lang="en">
      {parts.map((part, index) => {
        if (index % 3 === 2) return null;
        const href = parts[index + 1];
        return index % 3 === 1 && href ? (
          <Standard key={index} href={href}>
            {part}
          </Standard>
        ) : (
          <Fragment key={index}>{part}</Fragment>
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
