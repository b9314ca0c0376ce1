import { type Chapter, type Classroom, isDone } from '@cloud-school/domain';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { theme } from '../../../theme/theme.ts';
import type { CourseView } from '../CourseView.ts';
import { CHAPTER_HEIGHT, ChapterCard } from './ChapterCard.tsx';
import { classroomsOf, contentTabs } from './contentTabs.ts';
import type { CourseContents } from './CourseContents.ts';
import { findResumed } from './findResumed.ts';

interface CourseContentsListProps {
  contents: CourseContents;
  /** The classroom that was studied last. */
  lastId: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  targetOf: (classroom: Classroom) => ClassroomTarget;
  view: ContentsView;
  onViewChange: (view: ContentsView) => void;
}

type ContentsView = Pick<CourseView, 'tab' | 'toggledKeys'>;

/** The classrooms of a course by chapter, under tabs by kind; only those near the window are drawn (COURSE-01). */
export function CourseContentsList(props: CourseContentsListProps) {
  const { contents, lastId, now, targetOf, view, onViewChange } = props;
  const panelId = useId();
  const tabs = useMemo(() => contentTabs(contents), [contents]);
  const current = tabs.find(({ key }) => key === view.tab) ?? tabs[0];
  const resumed = useMemo(() => findResumed(classroomsOf(contents.directory), lastId), [contents, lastId]);
  const open = current && findCurrentChapter(current.chapters, resumed?.classroom.id ?? lastId);
  if (!current) return <EmptyState title="暂无数据" hint="老师添加内容后，会出现在这里" />;

  const foldKeyOf = ({ id }: Chapter) => `${current.key} ${id}`;
  // At first the current chapter is open, and every section.
  const closedKeys = current.chapters.reduce<ReadonlySet<string>>(
    (keys, chapter) => (chapter === open ? keys : flip(keys, foldKeyOf(chapter))),
    new Set(view.toggledKeys),
  );

  return (
    <>
      <Tabs
        label="课程内容"
        panelId={panelId}
        value={current.key}
        onChange={(tab) => onViewChange({ ...view, tab })}
        items={tabs.map(({ key, label, count }) => ({ value: key, label, count }))}
      />
      <Chapters id={panelId} value={current.key}>
        <WindowedList
          key={current.key}
          items={current.chapters}
          keyOf={({ id }) => id}
          itemHeight={CHAPTER_HEIGHT}
          renderItem={(chapter) => (
            <Item>
              <ChapterCard
                chapter={chapter}
                resumed={resumed}
                now={now}
                targetOf={targetOf}
                foldKey={foldKeyOf(chapter)}
                closedKeys={closedKeys}
                onToggle={(key) =>
                  onViewChange({ ...view, toggledKeys: [...flip(new Set(view.toggledKeys), key)] })
                }
              />
            </Item>
          )}
        />
      </Chapters>
    </>
  );
}

/** The keys with one more, or without it. */
function flip(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

const Chapters = styled(TabPanel)`
  margin-top: ${theme.space[2]};
`;

/* Its distance is inside, so that the height of a chunk has it. */
const Item = styled.li`
  padding-top: ${theme.space[3]};
`;

/** The chapter where the student goes on, else the first with an unfinished classroom, else the first. */
function findCurrentChapter(chapters: readonly Chapter[], resumedId: string | null): Chapter | undefined {
  const having = (isIt: (classroom: ReturnType<typeof classroomsOf>[number]) => boolean) =>
    chapters.find((chapter) => classroomsOf([chapter]).some(isIt));
  return having(({ id }) => id === resumedId) ?? having((classroom) => !isDone(classroom)) ?? chapters[0];
}
