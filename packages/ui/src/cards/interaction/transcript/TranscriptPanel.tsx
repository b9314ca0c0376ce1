import { findLines, lineAt, type TranscriptLine } from '@cloud-school/domain';
import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { theme } from '../../../theme/theme.ts';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { PanelEmpty } from '../panel/PanelEmpty.ts';
import { PanelFrame, type PanelHead } from '../panel/PanelFrame.tsx';
import type { Playhead } from './Playhead.ts';
import { TranscriptLines } from './TranscriptLines.tsx';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { useFollowedLine } from './useFollowedLine.ts';

export interface TranscriptPanelProps {
  head: PanelHead;
  lines: Loadable<TranscriptLine[]>;
  playhead: Playhead;
}

/** What is said in a lesson: follows the player, is searched, and a press on a line goes there. */
export function TranscriptPanel({ head, lines, playhead }: TranscriptPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [words, setWords] = useState('');
  const [match, setMatch] = useState(0);
  const known = dataOf(lines) ?? [];
  const current = useCurrentLine(known, playhead);
  const found = findLines(known, words);
  const shown = found.length > 0 ? (found[match % found.length] ?? -1) : -1;
  useFollowedLine(list, shown === -1 ? current : shown, isFollowing || shown !== -1);

  function search(next: string) {
    setWords(next);
    setMatch(0);
  }

  /** What moves the list by hand: then it stays where the student reads. */
  function leave() {
    setFollowing(false);
  }

  function leaveByKey({ key }: KeyboardEvent) {
    if (SCROLL_KEYS.has(key)) leave();
  }

  const follow = (
    <Follow label="跟随播放" isOn={isFollowing} onChange={setFollowing} disabled={known.length === 0} />
  );

  return (
    <PanelFrame
      title="文字稿"
      head={head}
      listRef={list}
      filters={head.variant === 'titled' && follow}
      onWheel={leave}
      onTouchMove={leave}
      onKeyDown={leaveByKey}
    >
      <Block
        of={lines}
        skeleton={<EntriesSkeleton />}
        isEmpty={(data) => data.length === 0}
        empty={<PanelEmpty variant="bare" title="这节课没有文字稿" />}
        errorTitle="文字稿加载失败"
        errorVariant="bare"
      >
        {(data) => (
          <>
            <TranscriptSearch
              words={words}
              onWords={search}
              found={found.length}
              match={found.length > 0 ? match % found.length : 0}
              onStep={(step) => setMatch((match + step + found.length) % Math.max(1, found.length))}
              beside={head.variant === 'tabbed' && follow}
            />
            <TranscriptLines
              lines={data}
              current={current}
              shown={shown}
              words={words}
              onLine={({ startMs }) => {
                playhead.seekTo(startMs);
                setFollowing(true);
              }}
            />
            {!isFollowing && shown === -1 && current !== -1 && (
              <Back type="button" onClick={() => setFollowing(true)}>
                <LocateFixed size={16} aria-hidden />
                <span>回到当前</span>
              </Back>
            )}
          </>
        )}
      </Block>
    </PanelFrame>
  );
}

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** The line that is said; renders when it is another one, not with each tick of the player. */
function useCurrentLine(lines: readonly TranscriptLine[], { subscribe, getPositionMs }: Playhead): number {
  const getLine = useCallback(() => lineAt(lines, getPositionMs() ?? -1), [lines, getPositionMs]);
  return useSyncExternalStore(subscribe, getLine, getLine);
}

const Follow = styled(Switch)`
  float: right;
  min-height: ${theme.size.control.small};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Back = styled.button`
  position: sticky;
  bottom: ${theme.space[3]};
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  width: max-content;
  min-height: ${theme.size.control.medium};
  margin: 0 auto ${theme.space[3]};
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;
