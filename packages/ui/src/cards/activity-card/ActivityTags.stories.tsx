import { type AttendanceStatus, keysOf } from '@cloud-school/domain';
import { makeActivityContent, makeClassActivity } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import type { ActivityPhase } from './activityPhase.ts';
import { ActivityTags } from './ActivityTags.tsx';

const phases: Record<ActivityPhase, AttendanceStatus> = {
  running: 'attended',
  'to-come': 'to-attend',
  attended: 'attended',
  absent: 'absent',
  over: 'to-attend',
};

const meta = {
  title: '活动标签 ActivityTags',
  id: 'activity-tags',
  component: ActivityTags,
  args: { activity: makeClassActivity(), phase: 'running' },
} satisfies Meta<typeof ActivityTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phases: Story = {
  name: '各阶段 Phases',
  render: ({ activity }) => (
    <SampleStack>
      {keysOf(phases).map((phase) => (
        <ActivityTags key={phase} activity={{ ...activity, status: phases[phase] }} phase={phase} />
      ))}
    </SampleStack>
  ),
};

export const Kinds: Story = {
  name: '各种类 Kinds',
  render: ({ activity, phase }) => (
    <SampleStack>
      {[
        { isRequired: true, isFaceToFace: false },
        { isRequired: true, isFaceToFace: true },
        { isRequired: false, isFaceToFace: false },
      ].map((kind, index) => (
        <ActivityTags key={index} activity={{ ...activity, ...kind }} phase={phase} />
      ))}
    </SampleStack>
  ),
};

/** Electives have no attendance: to come they say nothing, afterwards whether they were studied. */
export const WithoutAttendance: Story = {
  name: '没有考勤 Without Attendance',
  args: { activity: makeClassActivity({ isRequired: false, status: null, contents: [] }) },
  render: ({ activity }) => (
    <SampleStack>
      <ActivityTags activity={activity} phase="to-come" />
      <ActivityTags activity={activity} phase="over" />
      <ActivityTags
        activity={{ ...activity, contents: [makeActivityContent({ progress: 100 })] }}
        phase="over"
      />
    </SampleStack>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(rows).toEqual(['选修线上', '选修线上已结束', '选修线上已完成']);
  },
};
