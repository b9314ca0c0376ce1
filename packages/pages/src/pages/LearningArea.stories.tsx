import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the story names what is in this one.
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LESSON = /失能老人体位转移与压疮预防/;

export const ClassLessonTimetable: Story = {
  render: pageStory({ path: '/study/training-class?classId=c-elder-3', isSignedIn: true }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the class opens a lesson of today', async () => {
      const lesson = within(await canvas.findByRole('article', { name: LESSON }));
      await userEvent.click(lesson.getByRole('button', { name: LESSON }));
      await expect(await canvas.findByRole('region', { name: /^视频：翻身与叩背/ })).toBeVisible();
    });
    await step('its video plays', async () => {
      await expect(await canvas.findByText('00:00 / 01:18')).toBeVisible();
      // A browser plays sound after a press of a person only.
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await waitFor(() => expect(canvasElement.querySelector('video')?.currentTime).toBeGreaterThan(0.5));
      await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    });
    await step('back in the class, its timetable opens', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '班级详情' }));
      await userEvent.click(await canvas.findByRole('link', { name: '查看课表' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: '课表' })).toBeVisible();
    });
    await step('which leads to the lesson, where it stopped', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: LESSON }));
      const card = within(await screen.findByRole('dialog', { name: LESSON }));
      await userEvent.click(card.getByRole('link'));
      await expect(await canvas.findByRole('region', { name: /^视频：翻身与叩背/ })).toBeVisible();
    });
  },
};
