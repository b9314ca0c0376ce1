import type { CourseDetail } from '@cloud-school/domain';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { theme } from '../../../theme/theme.ts';
import { CourseBlocks } from './CourseBlocks.tsx';
import { CourseMaterials } from './CourseMaterials.tsx';
import { CourseTeachers } from './CourseTeachers.tsx';
import { INTRODUCTION_TABS, type IntroductionTab } from './introductionTabs.ts';

interface CourseIntroductionProps {
  detail: CourseDetail;
  tab: IntroductionTab;
  onTabChange: (tab: IntroductionTab) => void;
}

/** 课程介绍, 师资, 配套资料 and 优质服务 (COURSE-01). */
export function CourseIntroduction({ detail, tab, onTabChange }: CourseIntroductionProps) {
  const panelId = useId();
  return (
    <>
      <Tabs label="课程说明" panelId={panelId} value={tab} onChange={onTabChange} items={INTRODUCTION_TABS} />
      <Panel id={panelId} value={tab}>
        {CONTENTS[tab](detail) ?? <EmptyState variant="bare" title="暂无数据" />}
      </Panel>
    </>
  );
}

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
