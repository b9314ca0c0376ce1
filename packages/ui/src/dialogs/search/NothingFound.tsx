import type { NearWords } from '@cloud-school/domain';
import { CircleHelp, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Where was looked: everywhere, on the device alone, or not in parts that did not answer. */
type Reach = 'all' | 'device' | 'part';

interface NothingFoundProps {
  words: string;
  near: readonly NearWords[];
  isOffline: boolean;
  onWords: (words: string) => void;
  /** Asks again for what did not answer; null where all did. */
  onRetry: (() => void) | null;
  /** Asks the school about the words. */
  onAsk: ((words: string) => void) | undefined;
}

/** Nothing was found: near words with what they would find, and the way to ask. What was not asked is not said to be absent. */
export function NothingFound({ words, near, isOffline, onWords, onRetry, onAsk }: NothingFoundProps) {
  const hasNear = near.length > 0;
  const reach = reachOf(isOffline, onRetry);
  const { title, hint } = WORDS[reach];
  const ways: Record<Reach, ReactNode> = {
    all: onAsk && (
      <Button variant="text" icon={<CircleHelp size={18} aria-hidden />} onClick={() => onAsk(words)}>
        拿这个词去问学校
      </Button>
    ),
    device: null,
    part: onRetry && (
      <Button variant="outline" onClick={onRetry}>
        再找一次
      </Button>
    ),
  };
  return (
    <Empty
      variant="bare"
      title={title(words)}
      hint={hasNear ? '换个短一点的词，或看看这几个' : hint}
      action={
        (hasNear || ways[reach]) && (
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
            {ways[reach]}
          </Ways>
        )
      }
    />
  );
}

function reachOf(isOffline: boolean, onRetry: NothingFoundProps['onRetry']): Reach {
  if (isOffline) return 'device';
  return onRetry ? 'part' : 'all';
}

const WORDS: Record<Reach, { title: (words: string) => string; hint: string }> = {
  all: { title: (words) => `没有找到“${words}”`, hint: '换个短一点的词，也可以打拼音首字母' },
  device: { title: (words) => `这台设备里没有“${words}”`, hint: '连上网后自己再找一遍' },
  part: { title: () => '这次没找成', hint: '学校那边没有回话，字还在' },
};

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
