import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Switch,
  args: { isOn: false, label: '只看错题', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClickAndSpaceKey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: '只看错题' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('只看错题'));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
