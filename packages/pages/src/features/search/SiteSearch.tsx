import {
  findNearWords,
  formatPlayTime,
  type SearchEntry,
  searchEntries,
  type SearchGroup,
  toSchoolTime,
} from '@cloud-school/domain';
import { SearchDialog, useIsOnline } from '@cloud-school/ui';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { type StoredLesson, useLastLesson } from '../what-now/lastLesson.ts';
import { addSearch, storedSearches } from './addSearch.ts';
import { firstEntries } from './firstEntries.ts';
import { addOpened, storedOpened, toOpenedEntries } from './openedEntries.ts';
import { useStudentIndex, useVisitorIndex } from './useSearchIndex.ts';

const Consultation = lazyDialog(() => import('../consultation/Consultation.tsx'), 'Consultation');

interface SiteSearchProps {
  onClose: () => void;
}

/** The search of the site; a student also finds classes, courses, lessons, notes and mistakes. */
export function SiteSearch(props: SiteSearchProps) {
  return useUserId() === null ? <VisitorSearch {...props} /> : <StudentSearch {...props} />;
}

const VISITOR_GROUPS: readonly SearchGroup[] = ['certificate', 'product', 'news'];

function VisitorSearch({ onClose }: SiteSearchProps) {
  return (
    <Search
      {...useVisitorIndex()}
      onClose={onClose}
      placeholder="项目、专业、新闻、公告"
      groups={VISITOR_GROUPS}
    />
  );
}

function StudentSearch({ onClose }: SiteSearchProps) {
  return <Search {...useStudentIndex()} onClose={onClose} placeholder="课程、课堂、笔记、错题、证书" />;
}

function Search({
  index,
  onClose,
  ...rest
}: ReturnType<typeof useVisitorIndex> &
  SiteSearchProps & { placeholder: string; groups?: readonly SearchGroup[] }) {
  const { device } = usePortal();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const search = useCallback((words: string) => searchEntries(index, words), [index]);
  const [asked, setAsked] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>(() => device.get(storedSearches) ?? []);

  const [opened, setOpened] = useState(() => device.get(storedOpened) ?? []);
  const left = useLastLesson();
  const now = useNow();
  const first = useMemo(() => {
    const entries = index.map(({ entry }) => entry);
    return firstEntries(
      toOpenedEntries(left && toLeftEntry(left), opened, entries),
      entries,
      toSchoolTime(now.getTime()),
    );
  }, [index, left, opened, now]);

  function keep(next: readonly string[]) {
    device.set(storedSearches, [...next]);
    setRecent(next);
  }

  function forget(words: string | null) {
    keep(words === null ? [] : recent.filter((each) => each !== words));
    if (words !== null) return;
    device.set(storedOpened, []);
    setOpened([]);
  }

  function open(entry: SearchEntry, words: string) {
    if (words !== '') keep(addSearch(recent, words));
    device.set(storedOpened, addOpened(opened, entry));
    // The dialog closes by it, and leaves its entry of the history.
    void navigate(entry.to);
  }

  return (
    <>
      <SearchDialog
        {...rest}
        isOpen
        onClose={onClose}
        search={search}
        suggest={(words) => findNearWords(index, words)}
        isOffline={!isOnline}
        recent={recent}
        first={first}
        onForget={forget}
        onOpen={open}
        onAsk={setAsked}
      />
      {asked !== null && (
        <Consultation content={`我想学“${asked}”，学校有这方面的课吗？`} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** The lesson that was left before its end, with the place where it goes on. */
function toLeftEntry({
  classroomId,
  name,
  chapterName,
  position,
  duration,
  address,
}: StoredLesson): SearchEntry {
  const at = `看到 ${formatPlayTime(position / 1000)}`;
  return {
    kind: 'lesson',
    id: classroomId,
    title: name,
    content: 'video',
    detail: [chapterName, duration ? `${at} / ${formatPlayTime(duration / 1000)}` : at]
      .filter(Boolean)
      .join(' · '),
    to: address,
  };
}
