/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The list of a combobox: no element has its roles. */
import type { SearchEntry, SearchGroup } from '@cloud-school/domain';
import { ChevronRight, X } from 'lucide-react';
import { useEffect } from 'react';
import { css, styled } from 'styled-components';
import { TextAction } from '../../primitives/text-action/TextAction.ts';
import { theme } from '../../theme/theme.ts';
import { SEARCH_LABELS, type SearchGroupRows } from './groupEntries.ts';
import { Found, Recent, RECENT_HEIGHT, Row } from './SearchRow.tsx';

/** A row of the list: something to open, or words that were searched for before. */
export type SearchRow = { type: 'entry'; entry: SearchEntry } | { type: 'recent'; text: string };

/** What can be opened before a word is typed, under its heading. */
export interface FirstEntries {
  label: string;
  entries: readonly SearchEntry[];
}

interface SearchResultsProps {
  id: string;
  columns: readonly (readonly SearchGroupRows[])[];
  /** Before a word is typed, below the earlier searches. */
  first: readonly FirstEntries[];
  rows: readonly SearchRow[];
  /** The selected row. */
  current: number;
  words: string;
  onChoose: (row: SearchRow) => void;
  onHover: (index: number) => void;
  onForget: (words: string | null) => void;
  /** Shows all of a group; null where one is shown alone. */
  onGroup: ((group: SearchGroup) => void) | null;
}

/** The list of the combobox: what was found by kind, or earlier searches. */
export function SearchResults(props: SearchResultsProps) {
  const { id, columns, first, rows, current, words, onChoose, onHover, onForget, onGroup } = props;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const option = (row: SearchRow) => {
    const index = rows.indexOf(row);
    return (
      // The field keeps the focus, and its keys move the selection.
      <Row
        key={index}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        onPointerMove={() => onHover(index)}
        onClick={() => onChoose(row)}
        $isRecent={row.type === 'recent'}
      >
        {row.type === 'recent' ? <Recent text={row.text} /> : <Found entry={row.entry} words={words} />}
      </Row>
    );
  };

  const recent = rows.filter((row) => row.type === 'recent');
  return (
    <Root>
      {recent.length > 0 && (
        <Head>
          <span>最近搜过</span>
          <TextAction type="button" onClick={() => onForget(null)}>
            <span>清空</span>
          </TextAction>
        </Head>
      )}
      <Columns>
        <div id={id} role="listbox" aria-label="搜索结果">
          {recent.map(option)}
          {first.map(({ label, entries }) => (
            <First key={label} role="group" aria-label={label} $hasForget={recent.length > 0}>
              <Head aria-hidden>{label}</Head>
              {rows.filter((row) => row.type === 'entry' && entries.includes(row.entry)).map(option)}
            </First>
          ))}
          <Lists $count={columns.length}>
            {columns.map((groups, column) => (
              <div key={column} role="none">
                {groups.map(({ group, entries, total, first }) => (
                  <div key={group} role="group" aria-label={SEARCH_LABELS[group]}>
                    {/* For a pointer; the keyboard has the ranges. */}
                    <Head aria-hidden>
                      <span>
                        {SEARCH_LABELS[group]} <small>{total}</small>
                      </span>
                      {total > entries.length &&
                        (onGroup ? (
                          <More onClick={() => onGroup(group)}>
                            全部 {total} 条
                            <ChevronRight size={14} />
                          </More>
                        ) : (
                          <span>先列 {entries.length} 条，多打几个字找得更准</span>
                        ))}
                    </Head>
                    {rows.slice(first, first + entries.length).map(option)}
                  </div>
                ))}
              </div>
            ))}
          </Lists>
        </div>
        {/* Beside the list, which has options alone. */}
        <div>
          {recent.map(({ text }) => (
            <Forget key={text} type="button" aria-label={`删除“${text}”`} onClick={() => onForget(text)}>
              <X size={16} aria-hidden />
            </Forget>
          ))}
        </div>
      </Columns>
    </Root>
  );
}

/** Its last part has the height that is left. */
const fillsDown = css`
  display: flex;
  flex-direction: column;
  > :last-child {
    flex: 1;
  }
`;

/* Down to the foot of the panel, with the line between its columns. */
const Root = styled.div`
  min-height: 0;
  &:last-child {
    ${fillsDown}
    flex: 1;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2rem;
  margin-top: ${theme.space[2]};
  font: ${theme.type.captionStrong};
  small {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  button {
    color: ${theme.color.action.base};
  }
`;

/* As many rows beside each other as the list has earlier searches. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  > [role='listbox'] {
    ${fillsDown}
  }
`;

const Forget = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${RECENT_HEIGHT};
  color: ${theme.color.text.secondary};
`;

/* As wide as the list, also below the buttons beside earlier searches. */
const First = styled.div<{ $hasForget: boolean }>`
  margin-right: ${({ $hasForget }) => ($hasForget ? `calc(-1 * ${theme.size.control.touch})` : '0')};
`;

/* As many columns as there are, with a line between them. */
const Lists = styled.div.attrs({ role: 'none' })<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.max(1, $count)}, minmax(0, 1fr));
  > div + div {
    margin-left: ${theme.space[4]};
    padding-left: ${theme.space[4]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  padding: ${theme.space[2]} 0;
  color: ${theme.color.action.base};
  cursor: pointer;
`;
