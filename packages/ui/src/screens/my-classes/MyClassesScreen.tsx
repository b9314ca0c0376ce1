import type { StudentClass } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassList, type ClassListProps } from './ClassList.tsx';
import { ClassListSkeleton } from './ClassListSkeleton.tsx';

export interface MyClassesScreenProps extends Omit<ClassListProps, 'classes'> {
  classes: Loadable<StudentClass[]>;
  homeTo: string;
  /** What the student does now, above the classes. */
  whatNow?: ReactNode;
  /** What a student comes back for, beside the title; on phones it stands under what she does now. */
  entries?: ReactNode;
  /** 添加到主屏幕, below the classes. */
  install?: ReactNode;
}

/** The student's classes by status, four on a page (CLASS-01, CLASS-02). */
export function MyClassesScreen({
  classes,
  homeTo,
  whatNow,
  entries,
  install,
  ...list
}: MyClassesScreenProps) {
  return (
    <PageRoot $begin="heading">
      <Breadcrumb items={[{ label: '首页', to: homeTo }, { label: '我的学习' }]} />
      <Head>
        <Title>我的学习</Title>
        {entries}
      </Head>
      {whatNow && <First>{whatNow}</First>}
      <Block of={classes} skeleton={<ClassListSkeleton />} errorTitle="班级加载失败">
        {(data) => <ClassList classes={data} {...list} />}
      </Block>
      {install}
    </PageRoot>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  ${media.phone} {
    margin: 0 0 ${theme.space[3]};
  }
  /* They come later, and move nothing. */
  > nav {
    margin-block: calc(-1 * ${theme.space[2]});
  }
`;

const Title = styled.h1`
  font: ${theme.type.page};
  ${media.phone} {
    font: ${theme.type.section};
  }
`;

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[6]};
  &:empty {
    display: none;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    margin-bottom: ${theme.space[3]};
  }
`;
