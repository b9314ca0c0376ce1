import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The attempt with 82 points of the sandbox's student. */
export const Reviewed: Story = {
  render: pageStory({
    path: '/study/test/check-my-test-exam?workId=w-theory-2-u-shen&answerLogId=log-shen-1',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本次得分')).toBeVisible();
    await expect(await canvas.findByText('解析')).toBeVisible();
  },
};
