import {
  isSearchable,
  type NearWords,
  SEARCH_GROUPS,
  type SearchEntry,
  type SearchGroup,
} from '@cloud-school/domain';
import { Search, WifiOff } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { NoticeStrip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { keyOf } from '../../primitives/text-entry/keyOf.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { groupEntries } from './groupEntries.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchRanges } from './SearchRanges.tsx';
import { SearchResults, type SearchRow } from './SearchResults.tsx';
import { stepRow } from './stepRow.ts';
import { useSearchLayout } from './useSearchLayout.ts';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What was found for the words, best first. */
  search: (words: string) => readonly SearchEntry[];
  /** Shorter words that find something, where these find nothing. */
  suggest?: (words: string) => readonly NearWords[];
  /** What can be found: a visitor has no lessons. */
  groups?: readonly SearchGroup[];
  /** Without a network, only what is on the device is found. */
  isOffline?: boolean;
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

const NO_NEAR: readonly NearWords[] = [];

/** The search of the whole portal: a combobox whose list has what was found in groups, as many rows as fit its window. */
export function SearchDialog(props: SearchDialogProps) {
  const { isOpen, onClose, search, isOffline = false, onRetry, recent, onForget } = props;
  const { onOpen, placeholder, groups: shown = SEARCH_GROUPS } = props;
  const listId = useId();
  const layout = useSearchLayout();
  const [words, setWords] = useState('');
  const [range, setRange] = useState<SearchGroup | null>(null);
  const [active, setActive] = useState(0);
  const isAsked = isSearchable(words);
  // Moving the selection does not search again.
  const found = useMemo(() => (isAsked ? search(words) : []), [isAsked, search, words]);
  const columns = useMemo(() => groupEntries(found, range, layout), [found, range, layout]);
  const rows: SearchRow[] = isAsked
    ? columns.flat().flatMap(({ entries }) => entries.map((entry): SearchRow => ({ type: 'entry', entry })))
    : recent.map((text): SearchRow => ({ type: 'recent', text }));
  const current = Math.min(active, rows.length - 1);
  const isEmpty = isAsked && found.length === 0;

  function type(next: string) {
    setWords(next);
    setRange(null);
    setActive(0);
  }

  function pick(next: SearchGroup | null) {
    setRange(next);
    setActive(0);
  }

  function choose(row: SearchRow | undefined) {
    if (row?.type === 'recent') type(row.text);
    else if (row) onOpen(row.entry, words.trim());
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const key = keyOf(event);
    if (key === null) return;
    const { selectionStart, value } = event.currentTarget;
    const next = stepRow(key, {
      current,
      count: rows.length,
      columns: columns.map((groups) => groups.reduce((sum, { entries }) => sum + entries.length, 0)),
      isAtEnd: selectionStart === value.length,
    });
    if (next !== null) {
      event.preventDefault();
      setActive(next);
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
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title="搜索"
      width={isAsked ? 1200 : 640}
      closeLabel="关闭搜索"
      $isAsked={isAsked}
    >
      <Inner>
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
        <Notices isOffline={isOffline} onRetry={onRetry} />
        <Content>
          {isAsked && <SearchRanges groups={shown} found={found} range={range} onRange={pick} />}
          <Results>
            <SearchResults
              id={listId}
              columns={columns}
              rows={rows}
              current={current}
              words={words}
              onChoose={choose}
              onHover={setActive}
              onForget={onForget}
              onGroup={pick}
            />
            {isEmpty && <Nothing {...props} words={words} onWords={type} />}
            {!isAsked && rows.length === 0 && <Hint>打两个字母或一个汉字就开始找，拼音首字母也可以</Hint>}
          </Results>
        </Content>
        <Foot>
          <span aria-hidden>
            <kbd>↑</kbd> <kbd>↓</kbd> 选择　<kbd>↵</kbd> 打开　<kbd>Tab</kbd> 换范围　<kbd>esc</kbd> 关闭
          </span>
          <output>
            {isAsked ? `${isOffline ? '本机' : '共'} ${found.length} 条` : '搜过的词只存在这台设备'}
          </output>
        </Foot>
      </Inner>
    </Panel>
  );
}

/** What is not searched: one thing at a time. */
function Notices({ isOffline, onRetry }: { isOffline: boolean } & Pick<SearchDialogProps, 'onRetry'>) {
  if (isOffline)
    return (
      <NoticeStrip tone="warning" icon={<WifiOff size={20} aria-hidden />}>
        没有网络，只找了这台设备里的；连上后自己再找一遍
      </NoticeStrip>
    );
  if (onRetry === null) return null;
  const retry = (
    <Button size="small" variant="outline" onClick={onRetry}>
      再找一次
    </Button>
  );
  return (
    <NoticeStrip tone="warning" action={retry}>
      有一部分没找成，找到的可能不全，字还在
    </NoticeStrip>
  );
}

interface NothingProps extends Pick<SearchDialogProps, 'isLoading' | 'suggest'> {
  words: string;
  onWords: (words: string) => void;
}

/** Nothing is found yet, or at all. */
function Nothing({ words, isLoading, suggest, onWords }: NothingProps) {
  if (isLoading) return <Waiting />;
  return <NothingFound words={words.trim()} near={suggest?.(words) ?? NO_NEAR} onWords={onWords} />;
}

/** Rows of the shape of what is found, only until something is there. */
function Waiting() {
  return (
    <Rows>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton width={36} height={36} shape="block" />
          <div>
            <Skeleton width="60%" height={18} />
            <Skeleton width="40%" height={14} />
          </div>
        </div>
      ))}
    </Rows>
  );
}

/* 48 from the edges of the window; on phones the whole page, above the keyboard. */
const Panel = styled(Dialog)<{ $isAsked: boolean }>`
  align-self: flex-start;
  max-height: calc(100dvh - 96px);
  margin-top: ${theme.space[8]};
  padding-top: ${theme.space[3]};
  > h2 {
    ${visuallyHidden}
  }
  ${({ $isAsked }) =>
    $isAsked &&
    css`
      height: calc(100dvh - 96px);
    `}
  ${media.phone} {
    position: fixed;
    inset: 0;
    align-self: stretch;
    width: auto;
    height: auto;
    max-height: none;
    margin: 0;
    padding-inline: ${theme.space[4]};
    border-radius: 0;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Field = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  flex: none;
  min-height: ${theme.size.control.large};
  /* Beside the close button. */
  margin-right: ${theme.space[10]};
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

const Content = styled.div`
  display: flex;
  flex: 1;
  align-items: stretch;
  margin: ${theme.space[3]} calc(-1 * ${theme.space[6]}) 0;
  border-top: 1px solid ${theme.color.line.hairline};
  ${media.narrow} {
    flex-direction: column;
  }
  ${media.phone} {
    border: 0;
  }
`;

const Results = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 ${theme.space[4]};
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[2]};
  > div {
    display: flex;
    gap: ${theme.space[3]};
  }
  > div > div {
    display: grid;
    flex: 1;
    gap: ${theme.space[1]};
  }
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
