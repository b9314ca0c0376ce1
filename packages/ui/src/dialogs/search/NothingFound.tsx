import type { NearWords } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface NothingFoundProps {
  words: string;
  near: readonly NearWords[];
  onWords: (words: string) => void;
}

/** Nothing was found: near words with what they would find. */
export function NothingFound({ words, near, onWords }: NothingFoundProps) {
  return (
    <Empty
      variant="bare"
      title={`没有找到“${words}”`}
      hint={near.length > 0 ? '换个短一点的词，或看看这几个' : '换个短一点的词，也可以打拼音首字母'}
      action={
        near.length > 0 && (
          <Near>
            {near.map((each) => (
              <FilterPill key={each.words} isPressed={false} onClick={() => onWords(each.words)}>
                {each.words} {each.count}
              </FilterPill>
            ))}
          </Near>
        )
      }
    />
  );
}

/* Nearer to the middle of a high panel; a keyboard leaves a phone no room for it. */
const Empty = styled(EmptyState)`
  margin-top: ${theme.space[14]};
  ${media.phone} {
    margin-top: 0;
  }
`;

const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`;
