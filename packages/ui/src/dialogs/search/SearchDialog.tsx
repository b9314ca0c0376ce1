import { type NearWords, SEARCH_GROUPS, type SearchGroup } from '@cloud-school/domain';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { countGroups, formatFound } from './groupEntries.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchNotices } from './SearchNotices.tsx';
import { SearchRanges } from './SearchRanges.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchWait } from './SearchWait.tsx';
import { type SearchListOptions, useSearchList } from './useSearchList.ts';

export interface SearchDialogProps extends SearchListOptions {
  isOpen: boolean;
  onClose: () => void;
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
  /** Removes one of them, or all with null. */
  onForget: (words: string | null) => void;
  /** What a visitor can find is less. */
  placeholder: string;
  /** Asks the school about words that find nothing; absent where it takes no messages. */
  onAsk?: (words: string) => void;
}

const NO_NEAR: readonly NearWords[] = [];

/** The search of the whole portal: a combobox whose list has what was found in groups, as many rows as fit its window. */
export function SearchDialog(props: SearchDialogProps) {
  const {
    isOpen,
    onClose,
    isOffline = false,
    isLoading,
    suggest,
    onRetry,
    onAsk,
    onForget,
    placeholder,
  } = props;
  const listId = useId();
  const { words, range, isAsked, found, columns, first, rows, current, ...list } = useSearchList(props);
  const isEmpty = isAsked && found.length === 0;
  const isInPart = onRetry !== null;

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
        <SearchField
          words={words}
          placeholder={placeholder}
          listId={listId}
          selectedId={rows.length > 0 ? `${listId}-${current}` : null}
          onType={list.type}
          onPress={list.press}
        />
        <SearchNotices isOffline={isOffline} onRetry={isEmpty ? null : onRetry} />
        <Content>
          {isAsked && (
            <SearchRanges
              {...{ found, range, isInPart }}
              groups={props.groups ?? SEARCH_GROUPS}
              onRange={list.pick}
            />
          )}
          <Results>
            <SearchResults
              id={listId}
              {...{ columns, first, rows, current, words }}
              onChoose={list.choose}
              onHover={list.select}
              onForget={onForget}
              onGroup={range === null ? list.pick : null}
            />
            {rows.length === 0 && isLoading && <SearchWait />}
            {isEmpty && !isLoading && (
              <NothingFound
                words={words.trim()}
                near={suggest?.(words) ?? NO_NEAR}
                isOffline={isOffline}
                onRetry={onRetry}
                onWords={list.type}
                onAsk={onAsk}
              />
            )}
            {!isAsked && <Hint>打一个汉字就开始找；拼音首字母也行，两个字母起</Hint>}
          </Results>
        </Content>
        <Foot>
          <span aria-hidden>
            <kbd>↑</kbd> <kbd>↓</kbd> 选择　<kbd>↵</kbd> 打开　<kbd>Tab</kbd> 换范围　<kbd>esc</kbd> 关闭
          </span>
          <output>
            {isAsked
              ? formatFound(range === null ? found.length : countGroups(found)[range], isOffline, isInPart)
              : '搜过的词只存在这台设备'}
          </output>
        </Foot>
      </Inner>
    </Panel>
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
  > h2 + div {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  /* The button that closes it is as high as the middle of the field. */
  > button {
    top: calc(${theme.space[6]} + (${theme.size.control.large} - ${theme.size.control.medium}) / 2);
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

/* As high as the panel, so that its foot is the panel's. */
const Inner = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
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
    margin-inline: calc(-1 * ${theme.space[4]});
    border: 0;
  }
`;

const Results = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 0 ${theme.space[4]} ${theme.space[2]};
`;

const Hint = styled.p`
  padding: ${theme.space[4]} ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  /* Down to the edge of the panel, so that no row shows below it. */
  margin: 0 calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[6]});
  padding: ${theme.space[3]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.fill};
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
  /* A phone has no keys, and its ranges say how many there are. */
  ${media.phone} {
    ${visuallyHidden}
  }
`;
