import type { Classroom } from '@cloud-school/domain';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { theme } from '../../../theme/theme.ts';
import { ChapterCard } from './ChapterCard.tsx';
import { type ContentTabKey, contentTabs } from './contentTabs.ts';
import type { CourseContents } from './CourseContents.ts';

interface CourseContentsListProps {
  contents: CourseContents;
  /** The classroom that was studied last. */
  lastId: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  targetOf: (classroom: Classroom) => ClassroomTarget;
}

/** The classrooms of a course by chapter, under tabs by kind (COURSE-01). */
export function CourseContentsList({ contents, lastId, now, targetOf }: CourseContentsListProps) {
  const panelId = useId();
  const [chosen, setChosen] = useState<ContentTabKey>('all');
  const tabs = contentTabs(contents);
  const current = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (!current) return <EmptyState title="暂无数据" hint="老师添加内容后，会出现在这里" />;
  return (
    <>
      <Tabs
        label="课程内容"
        panelId={panelId}
        value={current.key}
        onChange={setChosen}
        items={tabs.map(({ key, label, count }) => ({ value: key, label, count }))}
      />
      <Chapters id={panelId} value={current.key}>
        {current.chapters.map((chapter) => (
          <ChapterCard
            key={`${current.key} ${chapter.id}`}
            chapter={chapter}
            lastId={lastId}
            now={now}
            targetOf={targetOf}
          />
        ))}
      </Chapters>
    </>
  );
}

const Chapters = styled(TabPanel)`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
`;
