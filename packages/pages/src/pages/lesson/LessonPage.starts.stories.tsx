import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { pageStory, toolbarBrand } from '../../testing/pageStory.tsx';
import { PortalStage } from '../../testing/PortalStage.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

let watched: Sandbox | undefined;
const studyStarts = () =>
  (watched?.controls.state().calls ?? []).filter(({ endpointId }) => endpointId === 'classroom.studyStart');
function holdActivities(opened: Sandbox) {
  watched = opened;
  opened.controls.failNext('class.activities', 'held');
}

/**
 * The activities of the class come after the directory: the opening waits for its activity. Each opening is recorded once,
 * also in StrictMode, which mounts the second one, whose data is there at once, twice.
 */
export const RecordsOneStart: Story = {
  render: (_, context) => (
    <StrictMode>
      <PortalStage
        path="/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-31"
        isSignedIn
        brand={toolbarBrand(context)}
        prepare={holdActivities}
      />
    </StrictMode>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the lesson does not wait for the activities', async () => {
      await expect(
        (await canvas.findAllByRole('heading', { name: /交接班记录的六个要点/ }))[0],
      ).toBeVisible();
    });
    await step('they come: one start, with the activity', async () => {
      watched?.controls.releaseHeld();
      await waitFor(() => expect(studyStarts()).toHaveLength(1));
      await expect(studyStarts()[0]?.payload).toMatchObject({ activityId: 'a-elder-3' });
    });
    await step('the student leaves and comes back: one more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await canvas.findByRole('heading', { level: 1, name: '生活照护技能（三级）' });
      await userEvent.click(canvas.getByRole('button', { name: /^第一章/ }));
      await userEvent.click(await canvas.findByRole('link', { name: /交接班记录的六个要点/ }));
      await canvas.findAllByRole('heading', { name: /交接班记录的六个要点/ });
      await waitFor(() => expect(studyStarts()).toHaveLength(2));
    });
  },
};

/** A visit of what the school has not uploaded is no study: nothing is reported, and the row stays as it was. */
export const NothingUploaded: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-96',
    isSignedIn: true,
    prepare: (sandbox) => {
      watched = sandbox;
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('an item without content says so', async () => {
      await expect(await canvas.findByText('学校暂未上传内容')).toBeVisible();
    });
    await step('the next item is recorded, and it was not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一个' }));
      await waitFor(() => expect(studyStarts()).toHaveLength(1));
      await expect(studyStarts()[0]?.payload).not.toMatchObject({ classroomId: 'r-elder-96' });
    });
  },
};

/** Activities that failed are asked for again when the network is back: the opening is recorded already. */
export const RecordsNoStartAgain: Story = {
  render: pageStory({
    path: '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-46',
    isSignedIn: true,
    prepare: (sandbox) => {
      watched = sandbox;
      sandbox.controls.failNext('class.activities', 'status-500', 1);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(studyStarts()).toHaveLength(1));
    const asked = watched?.controls.callCount('class.activities') ?? 0;
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      void expect(watched?.controls.callCount('class.activities')).toBeGreaterThan(asked);
    });
    // By the time that another lesson is recorded, this one would have been once more.
    await userEvent.click(await canvas.findByRole('link', { name: /Braden/ }));
    await waitFor(() => expect(studyStarts().at(-1)?.payload).not.toEqual(studyStarts()[0]?.payload));
    await expect(studyStarts()).toHaveLength(2);
  },
};
