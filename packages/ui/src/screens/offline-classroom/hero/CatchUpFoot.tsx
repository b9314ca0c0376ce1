import { type ActivityContent, CATCH_UP_WORDS, catchUpOf, contentsToCatchUp } from '@cloud-school/domain';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { theme } from '../../../theme/theme.ts';

export interface CatchUpFootProps {
  /** What the class has for the lesson; null while nobody knows. */
  contents: ActivityContent[] | null;
  /** The address of a content; null for what only the app opens. */
  contentTo: (content: ActivityContent) => string | null;
  /** Leads to the questions of the classroom; left out where it has none. */
  onAsk?: (() => void) | undefined;
}

/** What a student can do who did not sign in: study what the lesson has, or ask the teacher. */
export function CatchUpFoot({ contents, contentTo, onAsk }: CatchUpFootProps) {
  const way = contents && catchUpOf({ isFaceToFace: true, contents });
  const links = contentsToCatchUp({ contents: contents ?? [] }).map(
    (content) => [content, contentTo(content)] as const,
  );
  return (
    <>
      <Info size={16} aria-hidden />
      <Words>
        {['签到已结束', way && CATCH_UP_WORDS[way].hint].filter(Boolean).join('，')}
        {links.map(([{ id, name }, to]) =>
          to === null ? (
            <span key={id}>{name}</span>
          ) : (
            <Content key={id} to={to}>
              <PhraseText>{name}</PhraseText>
            </Content>
          ),
        )}
      </Words>
      {way === 'ask' && onAsk && (
        <Button variant="secondary" size="small" onClick={onAsk}>
          {CATCH_UP_WORDS.ask.action}
        </Button>
      )}
    </>
  );
}

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Content = styled(Link)`
  padding-block: ${theme.space[1]};
  color: ${theme.color.action.base};
  font: ${theme.type.body};
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;
