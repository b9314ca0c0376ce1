import type { Chapter, Classroom } from '@cloud-school/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { useMergedRefs } from '../../primitives/native/useMergedRefs.ts';
import { WindowedList } from '../../primitives/windowed-list/WindowedList.tsx';
import { theme } from '../../theme/theme.ts';
import type { ClassroomTarget } from '../classroom/ClassroomTarget.ts';
import { ChapterHead } from './ChapterHead.tsx';
import { ClassroomRow, type ClassroomRowVariant } from './ClassroomRow.tsx';
import { type DirectoryEntry, directoryEntries } from './directoryEntries.ts';

export interface ClassroomDirectoryProps extends NativeProps<'div', 'children'> {
  chapters: readonly Chapter[];
  /** The classroom that is shown. */
  currentId: string | null;
  getTarget: (classroom: Classroom) => ClassroomTarget;
  variant: ClassroomRowVariant;
  /** Called when a classroom is pressed. */
  onPress?: (() => void) | undefined;
}

/**
 * Chapters with their sections and classrooms, all open at first; a tree of any size draws the rows near the screen only
 * (VIEW-01). Its container scrolls, and starts at the current classroom.
 */
export function ClassroomDirectory({
  chapters,
  currentId,
  getTarget,
  variant,
  onPress,
  ref,
  ...rest
}: ClassroomDirectoryProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set());
  const entries = useMemo(() => directoryEntries(chapters, closedIds), [chapters, closedIds]);
  const isCurrent = (entry: DirectoryEntry) => entry.type === 'classroom' && entry.classroom.id === currentId;

  useEffect(() => {
    if (currentId !== null && root.current) revealCurrent(root.current);
  }, [currentId]);

  function toggle(id: string) {
    const next = new Set(closedIds);
    if (!next.delete(id)) next.add(id);
    setClosedIds(next);
  }

  return (
    <div {...rest} ref={mergedRef}>
      <WindowedList
        items={entries}
        keyOf={({ key }) => key}
        itemHeight={60}
        isKept={isCurrent}
        renderItem={(entry) => (
          <li>
            {entry.type === 'chapter' && (
              <ChapterHead
                chapter={entry.chapter}
                done={entry.done}
                total={entry.total}
                isOpen={entry.isOpen}
                variant={variant}
                onToggle={() => toggle(entry.chapter.id)}
              />
            )}
            {entry.type === 'section' && <SectionName>{entry.name}</SectionName>}
            {entry.type === 'classroom' && (
              <ClassroomRow
                classroom={entry.classroom}
                target={getTarget(entry.classroom)}
                isCurrent={isCurrent(entry)}
                variant={variant}
                onPress={onPress}
              />
            )}
          </li>
        )}
      />
    </div>
  );
}

/** Scrolls the nearest scroll container to the current row; scrollIntoView would scroll the page too. */
function revealCurrent(root: HTMLElement) {
  const row = root.querySelector<HTMLElement>('[aria-current]');
  const box = scrollerOf(root);
  if (!row || !box) return;
  const [rowArea, boxArea] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  if (rowArea.top >= boxArea.top && rowArea.bottom <= boxArea.bottom) return;
  box.scrollTop += rowArea.top - boxArea.top - (boxArea.height - rowArea.height) / 2;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

const SectionName = styled.p`
  padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
