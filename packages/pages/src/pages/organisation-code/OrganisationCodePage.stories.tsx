import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithInvitation: Story = {
  render: pageStory({ path: '/organisation-qr?invitationCode=YF83K2' }),
};
export const WithoutInvitation: Story = { render: pageStory({ path: '/organisation-qr' }) };
export const UnknownInvitation: Story = {
  render: pageStory({ path: '/organisation-qr?invitationCode=NOBODY' }),
};
