import type { CourseDetail } from '@cloud-school/domain';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { theme } from '../../../theme/theme.ts';
import { CourseBlocks } from './CourseBlocks.tsx';
import { CourseMaterials } from './CourseMaterials.tsx';
import { CourseTeachers } from './CourseTeachers.tsx';

type IntroductionTab = 'introduction' | 'teachers' | 'materials' | 'service';

/** 课程介绍, 师资, 配套资料 and 优质服务 (COURSE-01). */
export function CourseIntroduction({ detail }: { detail: CourseDetail }) {
  const panelId = useId();
  const [tab, setTab] = useState<IntroductionTab>('introduction');
  return (
    <>
      <Tabs label="课程说明" panelId={panelId} value={tab} onChange={setTab} items={TABS} />
      <Panel id={panelId} value={tab}>
        {CONTENTS[tab](detail) ?? <EmptyState variant="bare" title="暂无数据" />}
      </Panel>
    </>
  );
}

const TABS: { value: IntroductionTab; label: string }[] = [
  { value: 'introduction', label: '课程介绍' },
  { value: 'teachers', label: '师资' },
  { value: 'materials', label: '配套资料' },
  { value: 'service', label: '优质服务' },
];

/** The content of each tab; null when the school wrote nothing. */
const CONTENTS: Record<IntroductionTab, (detail: CourseDetail) => ReactNode> = {
  introduction: introductionOf,
  teachers: ({ teachers }) => (teachers.length > 0 ? <CourseTeachers teachers={teachers} /> : null),
  materials: ({ materials }) => (materials.length > 0 ? <CourseMaterials materials={materials} /> : null),
  service: ({ qualityServiceHtml }) => (qualityServiceHtml ? <RichText html={qualityServiceHtml} /> : null),
};

function introductionOf({ introductionHtml, content }: CourseDetail): ReactNode {
  const isEmpty = !introductionHtml && content.every(({ kind }) => kind === 'unknown');
  return (
    <>
      {introductionHtml && <RichText html={introductionHtml} />}
      <CourseBlocks blocks={content} />
      {isEmpty && <EmptyState variant="bare" title="暂无数据" />}
    </>
  );
}

const Panel = styled(TabPanel)`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
  min-height: 160px;
  padding-top: ${theme.space[5]};
`;
