import { makeMany, makeStudentClass } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { MyClassesScreen } from './MyClassesScreen.tsx';

const meta = {
  title: '我的班级 MyClassesScreen',
  id: 'my-classes-screen',
  component: MyClassesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    classes: ready(makeMany(makeStudentClass, 7)),
    today: '2026-11-21',
    view: { filter: 'all', page: 1 },
    onViewChange: fn(),
    onOpen: fn(),
    onWarn: fn(),
    homeTo: '/',
  },
} satisfies Meta<typeof MyClassesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', tags: ['area-what-a-student-does-now'] };
export const Loading: Story = { name: '加载 骨架 Loading', args: { classes: LOADING } };
export const Empty: Story = {
  name: '空 Empty',
  args: {
    classes: ready([]),
    emptyAction: (
      <ButtonLink to="#projects" variant="outline">
        看看培训项目
      </ButtonLink>
    ),
  },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { classes: failed('系统繁忙', fn()) },
};

/** One page, one status without classes, missing fields. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    classes: ready([
      makeStudentClass({ teacherName: null, coverUrl: null, studentCount: null }),
      makeStudentClass({ trainingStart: null, trainingEnd: null, periodStart: null, periodEnd: null }, 2),
      makeStudentClass({ productName: null, periodName: null }, 3),
    ]),
  },
};
export const EmptyStatus: Story = {
  name: '此状态为空 Empty Status',
  args: { classes: ready([makeStudentClass()]), view: { filter: 'completed', page: 1 } },
};
export const LastPage: Story = { name: '末页 Last Page', args: { view: { filter: 'all', page: 2 } } };
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { classes: ready(makeMany(makeStudentClass, 1000)), view: { filter: 'all', page: 120 } },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    classes: ready(
      makeMany(
        (_, index) =>
          makeStudentClass(
            {
              className: '养老护理员（三级）与失智老人照护专项职业能力联合考评全程班 2026 年秋季第 3 班',
              productName: '养老护理员（三级）考评全程班：理论、实操与三次模拟考试',
              teacherName: '阿依古丽·买买提江',
            },
            index,
          ),
        4,
      ),
    ),
  },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    classes: ready(
      makeMany((_, index) => makeStudentClass({ coverUrl: null, teacherAvatarUrl: null }, index), 4),
    ),
  },
};
