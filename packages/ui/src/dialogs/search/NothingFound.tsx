import type { NearWords } from '@cloud-school/domain';
import { CircleHelp, Search } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface NothingFoundProps {
  words: string;
  near: readonly NearWords[];
  /** Only a part could be searched: what is not in it may still be there. */
  isPart: boolean;
  onWords: (words: string) => void;
  /** Asks the school about the words. */
  onAsk: ((words: string) => void) | undefined;
}

/** Nothing was found: near words with what they would find, and the way to ask. */
export function NothingFound({ words, near, isPart, onWords, onAsk }: NothingFoundProps) {
  const title = isPart ? `能找的地方都没有“${words}”` : `没有找到“${words}”`;
  const hasNear = near.length > 0;
  return (
    <Empty
      variant="bare"
      title={title}
      hint={hasNear ? '换个短一点的词，或看看这几个' : '换个短一点的词，也可以打拼音首字母'}
      action={
        (hasNear || onAsk) && (
          <Ways>
            {hasNear && (
              <Near>
                {near.map((each) => (
                  <Pill key={each.words} isPressed={false} onClick={() => onWords(each.words)}>
                    <Search size={14} aria-hidden />
                    <span>
                      {each.words} {each.count}
                    </span>
                  </Pill>
                ))}
              </Near>
            )}
            {onAsk && (
              <Button variant="text" icon={<CircleHelp size={18} aria-hidden />} onClick={() => onAsk(words)}>
                拿这个词去问学校
              </Button>
            )}
          </Ways>
        )
      }
    />
  );
}

/* In the middle of the panel, the eye's middle above the measured one; a keyboard leaves a phone no room for it. */
const Empty = styled(EmptyState)`
  flex: 1;
  padding-bottom: ${theme.space[18]};
  ${media.phone} {
    flex: none;
    padding-block: ${theme.space[6]};
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
`;

const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`;

const Pill = styled(FilterPill)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  border-color: ${theme.color.line.strong};
  color: ${theme.color.text.primary};
`;
