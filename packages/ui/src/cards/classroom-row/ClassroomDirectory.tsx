import type { Chapter, Classroom } from '@cloud-school/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { parentOf } from '../../primitives/native/parentOf.ts';
import { useMergedRefs } from '../../primitives/native/useMergedRefs.ts';
import { WindowedList } from '../../primitives/windowed-list/WindowedList.tsx';
import type { ClassroomTarget } from '../classroom/ClassroomTarget.ts';
import { ChapterHead } from './ChapterHead.tsx';
import { ClassroomRow, type ClassroomRowVariant } from './ClassroomRow.tsx';
import { type DirectoryEntry, directoryEntries } from './directoryEntries.ts';
import { SectionHead } from './SectionHead.tsx';

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
 * Chapters with their sections and classrooms; both fold, and all are open at first. A tree of any size draws only the
 * rows near the screen (VIEW-01). Its container scrolls, and starts at the current classroom.
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
  const [closedKeys, setClosedKeys] = useState<ReadonlySet<string>>(new Set());
  const entries = useMemo(() => directoryEntries(chapters, closedKeys), [chapters, closedKeys]);
  // The first one: where a server sends a classroom a thousand times, it is not drawn a thousand times.
  const currentKey = useMemo(() => findKey(entries, currentId), [entries, currentId]);
  const isCurrent = ({ key }: DirectoryEntry) => key === currentKey;

  useEffect(() => {
    const list = root.current;
    if (currentId === null || !list) return undefined;
    if (list.offsetHeight > 0) {
      revealCurrent(list);
      return undefined;
    }
    // In a tab that is not open the row has no place yet.
    const opening = new ResizeObserver(() => {
      if (list.offsetHeight === 0) return;
      opening.disconnect();
      revealCurrent(list);
    });
    opening.observe(list);
    return () => opening.disconnect();
  }, [currentId]);

  function toggle(key: string) {
    const next = new Set(closedKeys);
    if (!next.delete(key)) next.add(key);
    setClosedKeys(next);
  }

  return (
    <div {...rest} ref={mergedRef}>
      <WindowedList
        items={entries}
        keyOf={({ key }) => key}
        itemHeight={60}
        isAlwaysRendered={isCurrent}
        renderItem={(entry) => (
          <li>
            {entry.type === 'chapter' && (
              <ChapterHead
                chapter={entry.chapter}
                done={entry.done}
                total={entry.total}
                isOpen={entry.isOpen}
                variant={variant}
                onToggle={() => toggle(entry.key)}
              />
            )}
            {entry.type === 'section' && (
              <SectionHead name={entry.name} isOpen={entry.isOpen} onToggle={() => toggle(entry.key)} />
            )}
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

const findKey = (entries: readonly DirectoryEntry[], id: string | null): string | undefined =>
  entries.find((entry) => entry.type === 'classroom' && entry.classroom.id === id)?.key;

/** Scrolls the nearest scroll container to the current row, from a whole row on; scrollIntoView would scroll the page too. */
function revealCurrent(root: HTMLElement) {
  const row = root.querySelector<HTMLElement>('[aria-current]');
  const box = scrollerOf(root);
  if (!row || !box) return;
  const [rowArea, boxArea] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  // Of a box that goes on below the window, the part in view.
  const foot =
    boxArea.top < window.innerHeight ? Math.min(boxArea.bottom, window.innerHeight) : boxArea.bottom;
  if (rowArea.top >= boxArea.top && rowArea.bottom <= foot) return;
  const middle = rowArea.top - (foot - boxArea.top - rowArea.height) / 2;
  const tops = [...root.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top);
  box.scrollTop += (tops.find((top) => top >= middle) ?? middle) - boxArea.top;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = parentOf(element); box && box !== document.body; box = parentOf(box)) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
