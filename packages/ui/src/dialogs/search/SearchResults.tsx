/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The list of a combobox: no element has its roles. */
import type { SearchEntry, SearchKind } from '@cloud-school/domain';
import {
  Award,
  BookOpen,
  GraduationCap,
  History,
  type LucideIcon,
  Megaphone,
  MonitorPlay,
  Newspaper,
  NotebookPen,
  UsersRound,
  X,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { MarkedText } from '../../primitives/marked-text/MarkedText.tsx';
import { TextAction } from '../../primitives/text-action/TextAction.ts';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { theme } from '../../theme/theme.ts';
import { SEARCH_LABELS, type SearchGroup } from './groupEntries.ts';

/** A row of the list: something to open, or words that were searched for before. */
export type SearchRow = { type: 'entry'; entry: SearchEntry } | { type: 'recent'; text: string };

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  rows: readonly SearchRow[];
  /** The selected row. */
  current: number;
  words: string;
  onChoose: (row: SearchRow) => void;
  onHover: (index: number) => void;
  onForget: (words: string | null) => void;
}

const ICONS: Record<SearchKind, LucideIcon> = {
  class: UsersRound,
  course: BookOpen,
  lesson: MonitorPlay,
  note: NotebookPen,
  product: Award,
  news: Newspaper,
  notice: Megaphone,
  major: GraduationCap,
};

/** The list of the combobox: what was found by kind, or earlier searches. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, rows, current, words, onChoose, onHover, onForget } = props;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const option = (row: SearchRow, icon: ReactNode, content: ReactNode) => {
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
      >
        <Tile aria-hidden>{icon}</Tile>
        {content}
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
          {recent.map((row) => option(row, <History size={18} />, <Title>{row.text}</Title>))}
          {groups.map(({ kind, entries, total, first }) => {
            const Icon = ICONS[kind];
            return (
              <div key={kind} role="group" aria-label={SEARCH_LABELS[kind]}>
                <Head aria-hidden>
                  <span>
                    {SEARCH_LABELS[kind]} <small>{total}</small>
                  </span>
                </Head>
                {rows.slice(first, first + entries.length).map(
                  (row) =>
                    row.type === 'entry' &&
                    option(
                      row,
                      <Icon size={18} />,
                      <Words>
                        <Title>
                          <MarkedText text={row.entry.title} words={words} />
                        </Title>
                        <Detail>
                          {row.entry.detail}
                          {row.entry.text !== undefined && (
                            <>
                              {' · '}
                              <MarkedText text={excerpt(row.entry.text, words)} words={words} />
                            </>
                          )}
                        </Detail>
                      </Words>,
                    ),
                )}
              </div>
            );
          })}
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

/** The part of a text around the words. */
function excerpt(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.trim().toLowerCase());
  return at > 12 ? `……${text.slice(at - 8)}` : text;
}

const Root = styled.div`
  min-height: 0;
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
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 56px;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.segment};
  cursor: pointer;
  &[aria-selected='true'] {
    outline: 1px solid transparent;
    background: ${theme.color.action.tint};
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  color: ${theme.color.action.base};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const Title = styled.span`
  ${clamp(2)}
  font: ${theme.type.itemStrong};
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  ${truncate}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Forget = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.touch};
  height: 56px;
  color: ${theme.color.text.secondary};
`;
