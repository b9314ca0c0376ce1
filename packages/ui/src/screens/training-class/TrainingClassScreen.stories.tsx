import { makeClassActivity, makeClassDetail, makeMany } from '@cloud-school/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { TrainingClassScreen } from './TrainingClassScreen.tsx';

const outage = failed('系统繁忙', fn());

const meta = {
  component: TrainingClassScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeClassDetail()),
    activities: ready(makeMany(makeClassActivity, 8)),
    now: '2026-11-21 11:08:00',
    onTest: fn(),
    classesTo: '/study/mine',
  },
} satisfies Meta<typeof TrainingClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { detail: LOADING, activities: LOADING } };
export const Empty: Story = { args: { activities: ready([]) } };
export const Failed: Story = { args: { detail: outage, activities: outage } };

/** The header is loaded, the activities fail. */
export const Partial: Story = { args: { activities: outage } };

/** The activities are loaded, the header fails: tests can still be opened. */
export const HeaderFailed: Story = { args: { detail: outage } };

export const FewFields: Story = {
  args: {
    detail: ready(
      makeClassDetail({
        title: '',
        status: null,
        trainingStart: null,
        trainingEnd: null,
        startDate: null,
        headTeacherName: null,
      }),
    ),
    activities: ready([
      makeClassActivity({ startsAt: null, endsAt: null, contents: [] }),
      makeClassActivity({ startsAt: '2026-11-21', endsAt: null, status: null, courseId: null }, 1),
    ]),
  },
};

export const NothingToday: Story = { args: { activities: ready(makeMany(makeClassActivity, 8).slice(6)) } };

export const LongName: Story = {
  args: {
    detail: ready(
      makeClassDetail({
        title:
          '养老护理员（三级）与失智老人照护专项职业能力联合考评全程班 2026 年秋季第 3 班（周末及晚间授课）',
        headTeacherName: '阿依古丽·买买提江',
      }),
    ),
    activities: ready(
      makeMany((_, index) => {
        const { contents } = makeClassActivity({}, index);
        return makeClassActivity(
          {
            name: '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点（上下午连上）',
            contents: contents.map((content) => ({
              ...content,
              name: '养老护理员（三级）职业技能等级认定理论知识考试模拟测试（二）：生活照护、基础照护与康复服务',
            })),
          },
          index,
        );
      }, 4),
    ),
  },
};

export const OneHundredActivities: Story = {
  args: { activities: ready(makeMany(makeClassActivity, 100)) },
};
