import type { Highlight, ClassroomDetail } from '@cloud-school/domain';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { AsideColumns } from '../../layout/aside-columns/AsideColumns.ts';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { classTime, hasBegun } from './hero/classPhase.ts';
import { ClassroomHero, type ClassroomHeroProps } from './hero/ClassroomHero.tsx';
import { Highlights } from './highlights/Highlights.tsx';
import { HighlightsSkeleton } from './highlights/HighlightsSkeleton.tsx';
import { ClassroomNotice } from './sections/ClassroomNotice.tsx';
import { ClassroomSectionsSkeleton } from './sections/ClassroomSectionsSkeleton.tsx';
import { ClassroomTeachers } from './sections/ClassroomTeachers.tsx';
import { KnowledgePoints } from './sections/KnowledgePoints.tsx';
import { SectionCard } from './sections/SectionCard.tsx';

export interface OfflineClassroomScreenProps extends Omit<ClassroomHeroProps, 'onAsk'> {
  highlights: Loadable<Highlight[]>;
  /** Questions and notes; fills the height of its box. Left out, the parts take the whole width. */
  interaction?: ReactNode;
  classesTo: string;
  classTo: string;
}

/** A face-to-face classroom: its attendance, notice, points, teachers, highlights and interaction (OFF-01). */
export function OfflineClassroomScreen({
  highlights,
  interaction,
  classesTo,
  classTo,
  ...hero
}: OfflineClassroomScreenProps) {
  const { detail, attendance, time, now } = hero;
  const aside = useRef<HTMLElement>(null);
  // Its first tab is that of the questions.
  const ask = () => aside.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  const count = dataOf(highlights)?.length ?? 0;
  return (
    <PageRoot $begin="cards">
      <Path
        items={[
          { label: '我的学习', to: classesTo },
          { label: '班级详情', to: classTo },
          { label: '面授课堂' },
        ]}
      />
      {detail.status === 'failed' && <VisuallyHidden as="h1">面授课堂</VisuallyHidden>}
      <ClassroomHero {...hero} onAsk={interaction ? ask : undefined} />
      <AsideColumns $hasAside={Boolean(interaction)}>
        <Main>
          {detail.status !== 'failed' && (
            <Block of={detail} skeleton={<ClassroomSectionsSkeleton />} errorTitle="课堂内容加载失败">
              {(data) => <ClassroomSections detail={data} />}
            </Block>
          )}
          {(count > 0 || hasBegun(classTime(attendance, time), now)) && (
            <SectionCard title="课堂花絮" count={count > 0 ? `${count} 个` : undefined}>
              <Block
                of={highlights}
                skeleton={<HighlightsSkeleton />}
                isEmpty={({ length }) => length === 0}
                empty={<EmptyState variant="bare" title="暂无数据" />}
                errorTitle="课堂花絮加载失败"
                errorVariant="bare"
              >
                {(data) => <Highlights highlights={data} />}
              </Block>
            </SectionCard>
          )}
        </Main>
        {interaction && (
          <Aside ref={aside} aria-label="课堂互动">
            <Fill>{interaction}</Fill>
          </Aside>
        )}
      </AsideColumns>
    </PageRoot>
  );
}

const Path = styled(WideBreadcrumb)`
  margin-bottom: ${theme.space[2]};
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-content: start;
  min-width: 0;
`;

/* As high as the parts beside it: its content scrolls inside. */
const Aside = styled.aside`
  position: relative;
  min-height: 738px;
  ${media.narrow} {
    min-height: 32.5rem;
  }
`;

const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

/** Notice, knowledge points and teachers; a part without data is left out. */
function ClassroomSections({ detail: { notice, points, teachers } }: { detail: ClassroomDetail }) {
  if (!notice && points.length === 0 && teachers.length === 0) return <EmptyState title="学校暂未上传内容" />;
  return (
    <>
      {notice && <ClassroomNotice html={notice} />}
      {points.length > 0 && <KnowledgePoints points={points} />}
      {teachers.length > 0 && <ClassroomTeachers teachers={teachers} />}
    </>
  );
}
