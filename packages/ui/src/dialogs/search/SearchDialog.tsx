import { isSearchable, type SearchEntry, type SearchKind } from '@cloud-school/domain';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { NoticeStrip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { keyOf } from '../../primitives/text-entry/keyOf.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { groupEntries } from './groupEntries.ts';
import { SearchRanges } from './SearchRanges.tsx';
import { SearchResults, type SearchRow } from './SearchResults.tsx';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What was found for the words, best first. */
  search: (words: string) => readonly SearchEntry[];
  /** Parts of what can be found are still asked for. */
  isLoading: boolean;
  /** Asks again for the parts that failed; null where none has. */
  onRetry: (() => void) | null;
  /** The words of earlier searches, newest first. */
  recent: readonly string[];
  /** Removes one of them, or all with null. */
  onForget: (words: string | null) => void;
  /** Opens what was chosen; `words` are remembered. */
  onOpen: (entry: SearchEntry, words: string) => void;
  /** What a visitor can find is less. */
  placeholder: string;
}

/** The search of the whole portal: a combobox whose list has classes, courses, lessons, notes, products, news and majors. */
export function SearchDialog(props: SearchDialogProps) {
  const { isOpen, onClose, search, isLoading, onRetry, recent, onForget, onOpen, placeholder } = props;
  const listId = useId();
  const [words, setWords] = useState('');
  const [range, setRange] = useState<SearchKind | null>(null);
  const [active, setActive] = useState(0);
  const isAsked = isSearchable(words);
  // Moving the selection does not search again.
  const found = useMemo(() => (isAsked ? search(words) : []), [isAsked, search, words]);
  const groups = groupEntries(found, range);
  const rows: SearchRow[] = isAsked
    ? groups.flatMap(({ entries }) => entries.map((entry): SearchRow => ({ type: 'entry', entry })))
    : recent.map((text): SearchRow => ({ type: 'recent', text }));
  const current = Math.min(active, rows.length - 1);

  function type(next: string) {
    setWords(next);
    setRange(null);
    setActive(0);
  }

  function choose(row: SearchRow | undefined) {
    if (row?.type === 'recent') type(row.text);
    else if (row) onOpen(row.entry, words.trim());
  }

  function press(event: KeyboardEvent) {
    const key = keyOf(event);
    if (key === null) return;
    const step = STEPS[key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setActive((current + step + rows.length) % rows.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      choose(rows[current]);
    } else if (key === 'Escape' && words !== '') {
      // The next one closes the dialog.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  }

  return (
    <Panel isOpen={isOpen} onClose={onClose} title="搜索" width={640} closeLabel="关闭搜索">
      <Field>
        <Search size={20} aria-hidden />
        <input
          role="combobox"
          aria-label="搜索"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={rows.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={40}
          placeholder={placeholder}
          value={words}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
      </Field>
      {isAsked && found.length > 0 && (
        <SearchRanges
          found={found}
          range={range}
          onRange={(next) => {
            setRange(next);
            setActive(0);
          }}
        />
      )}
      <SearchResults
        id={listId}
        groups={groups}
        rows={rows}
        current={current}
        words={words}
        onChoose={choose}
        onHover={setActive}
        onForget={onForget}
      />
      <Waiting hidden={!isLoading || !isAsked}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="40%" height={18} />
      </Waiting>
      {onRetry && (
        <NoticeStrip tone="warning">
          <Failure>
            <span>有一部分没连上，找到的可能不全</span>
            <Button size="small" variant="outline" onClick={onRetry}>
              重试
            </Button>
          </Failure>
        </NoticeStrip>
      )}
      {isAsked && !isLoading && found.length === 0 && (
        <EmptyState
          variant="bare"
          title={`没有找到“${words.trim()}”`}
          hint="换个短一点的词，也可以打拼音首字母"
        />
      )}
      {!isAsked && rows.length === 0 && <Hint>打两个字母或一个汉字就开始找，拼音首字母也可以</Hint>}
      <Foot>
        <span aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> 选择　<kbd>↵</kbd> 打开　<kbd>esc</kbd> 关闭
        </span>
        <output>{isAsked ? `共 ${found.length} 条` : '搜过的词只存在这台设备'}</output>
      </Foot>
    </Panel>
  );
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/* On phones the whole page, above the keyboard. */
const Panel = styled(Dialog)`
  /* The list grows under the field, which stays where it is. */
  align-self: flex-start;
  max-height: min(100%, 100dvh - 9rem);
  margin-top: ${theme.space[14]};
  ${media.phone} {
    position: fixed;
    inset: 0;
    align-self: stretch;
    width: auto;
    max-height: none;
    margin: 0;
    padding-inline: ${theme.space[4]};
    border-radius: 0;
  }
`;

const Field = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.large};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  &:focus-within {
    border-color: ${theme.color.action.base};
    box-shadow: ${theme.shadow.halo};
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${theme.color.text.primary};
    font: ${theme.type.label};
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  &[hidden] {
    display: none;
  }
`;

const Failure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Hint = styled.p`
  padding: ${theme.space[4]} ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  /* Down to the edge of the panel, so that no row shows below it. */
  margin-block: ${theme.space[3]} calc(-1 * ${theme.space[6]});
  padding-block: ${theme.space[3]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  kbd {
    padding: 0 ${theme.space[1]};
    border: 1px solid ${theme.color.line.strong};
    border-radius: ${theme.radius.tag};
    font: inherit;
  }
  ${media.hoverless} {
    > span {
      display: none;
    }
  }
`;
