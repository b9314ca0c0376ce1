import { findNearWords, type SearchEntry, searchEntries, type SearchGroup } from '@cloud-school/domain';
import { SearchDialog } from '@cloud-school/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsOnline } from '../../platform/data/useIsOnline.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { addSearch, storedSearches } from './addSearch.ts';
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

  function keep(next: readonly string[]) {
    device.set(storedSearches, [...next]);
    setRecent(next);
  }

  function open({ to }: SearchEntry, words: string) {
    keep(addSearch(recent, words));
    // The dialog closes by it, and leaves its entry of the history.
    void navigate(to);
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
        onForget={(words) => keep(words === null ? [] : recent.filter((each) => each !== words))}
        onOpen={open}
        onAsk={setAsked}
      />
      {asked !== null && (
        <Consultation content={`我想学“${asked}”，学校有这方面的课吗？`} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
