import type { StudentClass } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClassCard } from '../../cards/class-card/ClassCard.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { TabPanel, Tabs } from '../../primitives/tabs/Tabs.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassGrid } from './ClassGrid.ts';
import { classOpening } from './classOpening.ts';
import { CLASSES_PER_PAGE, type ClassFilter, classPage, classTabs, filterClasses } from './classTabs.ts';

/** The chosen tab and page; owned by the connected page, which keeps them in its address. */
export interface ClassView {
  filter: ClassFilter;
  /** Page number from 1. */
  page: number;
}

export interface ClassListProps {
  classes: StudentClass[];
  /** 'YYYY-MM-DD' */
  today: string;
  view: ClassView;
  onViewChange: (view: ClassView) => void;
  /** Opens a class that is open. */
  onOpen: (studentClass: StudentClass) => void;
  /** Shows why a class cannot be opened yet. */
  onWarn: (message: string) => void;
  /** Offered when a tab is empty, such as a link to the training projects. */
  emptyAction?: ReactNode;
}

const PANEL_ID = 'my-classes';

/** Tabs by status with their counts, the cards of one page, and the pagination. */
export function ClassList({
  classes,
  today,
  view,
  onViewChange,
  onOpen,
  onWarn,
  emptyAction,
}: ClassListProps) {
  const shown = filterClasses(classes, view.filter);
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
        panelId={PANEL_ID}
        value={view.filter}
        onChange={(filter) => onViewChange({ filter, page: 1 })}
        items={classTabs(classes)}
      />
      <Panel id={PANEL_ID} value={view.filter}>
        {shown.length === 0 ? (
          <EmptyState title="当前状态下暂无班级" hint="报名成功后，班级会出现在这里" action={emptyAction} />
        ) : (
          <>
            <ClassGrid>
              {withKeys(items, ({ classId }) => classId).map(([studentClass, key]) => (
                <ClassCard
                  key={key}
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
