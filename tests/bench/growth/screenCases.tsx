import {
  type Chapter,
  createSearchIndex,
  type MistakeCards,
  type SearchEntry,
  searchEntries,
} from '@cloud-school/domain';
import {
  makeClassActivity,
  makeClassDetail,
  makeComment,
  makeDutyCount,
  makeMany,
  makePage,
} from '@cloud-school/domain/testing';
import { type ReactNode, useState } from 'react';
import { ClassroomDirectory } from '../../../packages/ui/src/cards/classroom-row/ClassroomDirectory.tsx';
import { makeClassroom } from '../../../packages/ui/src/cards/classroom-row/testing/makeClassroom.ts';
import { CommentThread } from '../../../packages/ui/src/cards/comment-thread/CommentThread.tsx';
import { SearchDialog } from '../../../packages/ui/src/dialogs/search/SearchDialog.tsx';
import { ready } from '../../../packages/ui/src/primitives/block/Loadable.ts';
import { MistakesScreen } from '../../../packages/ui/src/screens/mistakes/MistakesScreen.tsx';
import { ALL_MISTAKES } from '../../../packages/ui/src/screens/mistakes/mistakeView.ts';
import { makeMistakes } from '../../../packages/ui/src/screens/mistakes/testing/makeMistakes.ts';
import { makeManyLessons, NOW } from '../../../packages/ui/src/screens/timetable/testing/makeNovember.ts';
import { TimetableScreen } from '../../../packages/ui/src/screens/timetable/TimetableScreen.tsx';
import { makeClassPage } from '../../../packages/ui/src/screens/training-class/testing/makeClassPage.ts';
import { TrainingClassScreen } from '../../../packages/ui/src/screens/training-class/TrainingClassScreen.tsx';

export interface BenchCase {
  element: ReactNode;
  /** What is pressed, once it is there. */
  pressed?: () => HTMLElement | undefined;
  /** What is typed into it instead. */
  words?: string;
}

const TODAY = NOW.slice(0, 10);
const nothing = () => undefined;

/** The button whose words begin so. */
const button = (words: string) => () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));

/** The screens whose data grow, with what a student presses most. */
export const screenCases = {
  class: (size) => {
    const page = makeClassPage();
    const today = ready(
      makeMany(makeClassActivity, size).map((activity, index) => ({ ...activity, ...timesOf(index, size) })),
    );
    return {
      element: <LiveClass page={{ ...page, lessons: { ...page.lessons, today } }} />,
      pressed: button('缺勤'),
    };
  },
  month: (size) => ({
    element: <LiveMonth timetable={ready(makeManyLessons(size, '2026-11-01', 30))} />,
    pressed: button('11 月 24 日'),
  }),
  mistakes: (size) => ({
    element: <LiveMistakes mistakes={ready(makeMistakes(size))} />,
    pressed: button('单选题'),
  }),
  comments: (size) => ({
    element: (
      <CommentThread
        comments={ready(makePage(makeMany(makeComment, size)))}
        now={new Date('2026-11-21T23:22:00+08:00')}
        userId="5001"
        onSend={async () => ({ isSent: true })}
        onDelete={nothing}
        renderReplies={({ id }) => id}
      />
    ),
    pressed: button('回复'),
  }),
  directory: (size) => ({
    element: (
      <div style={{ width: 320, height: 800, overflowY: 'auto' }}>
        <ClassroomDirectory
          chapters={makeDirectory(size)}
          currentId="r10"
          getTarget={({ id }) => ({ to: `#${id}` })}
          variant="mark"
        />
      </div>
    ),
    pressed: button('第 1 章'),
  }),
  search: (size) => ({
    element: <LiveSearch entries={makeEntries(size)} />,
    pressed: () => document.querySelector<HTMLInputElement>('[role=combobox]') ?? undefined,
    words: '压疮',
  }),
} satisfies Record<string, (size: number) => BenchCase>;

/** Lessons of five minutes that begin one after the other, from the morning on. */
function timesOf(index: number, count: number) {
  const at = (minutes: number) =>
    `${TODAY} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
  const start = 480 + Math.floor((index * 900) / count);
  return { startsAt: at(start), endsAt: at(start + 5) };
}

function LiveClass({ page }: { page: ReturnType<typeof makeClassPage> }) {
  const [filter, setFilter] = useState<typeof page.lessons.todayFilter | 'absent'>('all');
  const lessons = { ...page.lessons, todayFilter: filter, onTodayFilterChange: setFilter as never };
  return <TrainingClassScreen {...page} lessons={lessons} />;
}

function LiveMonth({ timetable }: { timetable: Parameters<typeof TimetableScreen>[0]['timetable'] }) {
  const [place, setPlace] = useState<Parameters<typeof TimetableScreen>[0]['place']>({
    view: 'month',
    date: TODAY,
  });
  return (
    <TimetableScreen
      place={place}
      shownDate={TODAY}
      detail={ready(makeClassDetail())}
      timetable={timetable}
      duty={ready(makeDutyCount())}
      now={NOW}
      activityTo={({ activity }) => `#${activity.id}`}
      onMove={setPlace}
      onExport={nothing}
    />
  );
}

const NO_CARDS: MistakeCards = {};

function LiveMistakes({ mistakes }: { mistakes: Parameters<typeof MistakesScreen>[0]['mistakes'] }) {
  const [filter, setFilter] = useState(ALL_MISTAKES);
  return (
    <MistakesScreen
      path={[{ label: '错题本' }]}
      mistakes={mistakes}
      withheld={[]}
      cards={NO_CARDS}
      today={TODAY}
      courseNames={new Map([['k-elder', '生活照护技能（三级）']])}
      filter={filter}
      onFilter={setFilter}
      onPractise={nothing}
      onKnown={nothing}
      classTo="#"
    />
  );
}

/** Chapters of twenty lessons. */
const makeDirectory = (size: number): Chapter[] =>
  Array.from({ length: Math.ceil(size / 20) }, (_, chapter) => ({
    id: `c${chapter}`,
    name: `第 ${chapter + 1} 章`,
    sections: [
      {
        id: `s${chapter}`,
        name: '',
        classrooms: Array.from({ length: Math.min(20, size - chapter * 20) }, (__, index) =>
          makeClassroom({ id: `r${chapter * 20 + index}`, name: `第 ${chapter * 20 + index + 1} 课` }),
        ),
      },
    ],
  }));

const PARTS = [
  '压疮',
  '预防',
  '老人',
  '体位',
  '转移',
  '口腔',
  '护理',
  '母婴',
  '喂养',
  '急救',
  '沟通',
  '评分',
];
const part = (index: number) => PARTS[index % PARTS.length] ?? '';

const makeEntries = (size: number): SearchEntry[] =>
  Array.from({ length: size }, (_, index) => ({
    kind: 'lesson',
    id: `${index}`,
    title: `${part(index)}${part(index * 3 + 1)}${part(index * 7 + 2)}的要点与记录 ${index}`,
    detail: `第 ${index % 40} 章 ${part(index)}`,
    to: '#',
  }));

function LiveSearch({ entries }: { entries: SearchEntry[] }) {
  const [index] = useState(() => createSearchIndex(entries));
  return (
    <SearchDialog
      isOpen
      onClose={nothing}
      search={(words) => searchEntries(index, words)}
      isLoading={false}
      onRetry={null}
      recent={[]}
      onForget={nothing}
      onOpen={nothing}
      placeholder=""
    />
  );
}
