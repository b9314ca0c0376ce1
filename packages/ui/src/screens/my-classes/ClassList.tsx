import type { StudentClass } from '@cloud-school/api-client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClassCard } from '../../cards/class-card/ClassCard.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { TabPanel, Tabs } from '../../primitives/tabs/Tabs.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassGrid } from './ClassGrid.ts';
import { CLASSES_PER_PAGE, type ClassFilter, classesOf, classPage, classTabs } from './classList.ts';
import { classOpening } from './classOpening.ts';

/** Which classes are shown; the page keeps it, for instance in the address. */
export interface ClassView {
  filter: ClassFilter;
  /** From 1. */
  page: number;
}

export interface ClassListProps {
  classes: StudentClass[];
  /** 'YYYY-MM-DD' */
  today: string;
  view: ClassView;
  onViewChange: (view: ClassView) => void;
  /** A class that may be opened. */
  onOpen: (studentClass: StudentClass) => void;
  /** Why a class cannot be opened yet. */
  onWarn: (message: string) => void;
  /** What to do without a class, such as a link to the training projects. */
  emptyAction?: ReactNode;
}

const PANEL = 'my-classes';

/** Tabs by status with their counts, the cards of one page, and the pages. */
export function ClassList({
  classes,
  today,
  view,
  onViewChange,
  onOpen,
  onWarn,
  emptyAction,
}: ClassListProps) {
  const shown = classesOf(classes, view.filter);
  const { current, pages, items } = classPage(shown, view.page);
  const open = (studentClass: StudentClass) => {
    const opening = classOpening(studentClass);
    if (opening.kind === 'open') onOpen(studentClass);
    if (opening.kind === 'warn') onWarn(opening.message);
  };
  return (
    <>
      <Tabs
        label="班级状态"
        panelId={PANEL}
        value={view.filter}
        onChange={(filter) => onViewChange({ filter, page: 1 })}
        items={classTabs(classes)}
      />
      <Panel id={PANEL} value={view.filter}>
        {shown.length === 0 ? (
          <EmptyState title="当前状态下暂无班级" hint="报名成功后，班级会出现在这里" action={emptyAction} />
        ) : (
          <>
            <ClassGrid>
              {items.map((studentClass) => (
                <ClassCard
                  key={studentClass.classId}
                  studentClass={studentClass}
                  today={today}
                  onOpen={() => open(studentClass)}
                />
              ))}
            </ClassGrid>
            <Pages
              current={current}
              pages={pages}
              onChange={(page) => onViewChange({ ...view, page })}
              summary={`共 ${shown.length} 个班级，每页 ${CLASSES_PER_PAGE} 个`}
            />
          </>
        )}
      </Panel>
    </>
  );
}

const Panel = styled(TabPanel)`
  padding-top: ${theme.space[6]};
  ${media.phone} {
    padding-top: ${theme.space[4]};
  }
`;

const Pages = styled(Pagination)`
  margin-top: ${theme.space[6]};
`;
