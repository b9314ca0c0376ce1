import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeAuthFrame } from '../../layout/auth-layout/testing/makeAuthFrame.tsx';
import { BrandThemeProvider } from '../../theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../theme/plain/plainBrandTheme.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeAuthFrame(),
    onLogin: fn(async () => null),
    onSendCode: fn(async () => null),
    getCodeSentAt: () => null,
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand whose header is dark has the ink of the ground in its place around the card. */
export const DarkHeader: Story = {
  decorators: [
    (Shown) => (
      <BrandThemeProvider
        brandTheme={{
          ...plainBrandTheme,
          overrides: { color: { chrome: { background: '#14233f', text: '#ffffff' } } },
        }}
      >
        <Shown />
      </BrandThemeProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByTitle(/.+/);
    if (!name) throw new Error('The head names no school.');
    await expect(name).toHaveStyle({ color: 'rgb(23, 35, 61)' });
  },
};
