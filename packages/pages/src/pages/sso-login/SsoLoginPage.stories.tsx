import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { startSsoVisit } from '../../platform/session/ssoVisit.ts';
import { pageStory, toolbarBrand } from '../../testing/pageStory.tsx';
import { PortalStage } from '../../testing/PortalStage.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Storybook prints the JSX of a story; a whole brand in it takes seconds or fails.
    docs: { source: { type: 'code' } },
  },
  // A switch during the visit would start it again.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page stories configure no single sign-on. */
export const NotConfigured: Story = { render: pageStory({ path: '/sso-login' }) };

const sandboxes: Sandbox[] = [];
const remember = (sandbox: Sandbox) => {
  sandboxes.length = 0;
  sandboxes.push(sandbox);
};
let state = '';

/** StrictMode mounts the page twice: the code is exchanged once, and the second time refuses nothing meanwhile. */
export const MountedTwice: Story = {
  beforeEach: () => {
    state = startSsoVisit(null);
  },
  render: (_, context) => (
    <StrictMode>
      <PortalStage
        path={`/sso-login?code=invented&state=${state}`}
        brand={toolbarBrand(context)}
        ssoAddress="https://sso.example.com/login"
        prepare={(sandbox) => {
          remember(sandbox);
          sandbox.controls.failNext('sso.exchange', 'hang');
        }}
      />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sandboxes[0]?.controls.callCount('sso.exchange')).toBe(1));
    await expect(canvas.getByText('正在核对登录凭证…')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A forged link with a code of another person: the page never sends the code. */
export const ForgedState: Story = {
  render: (_, context) => (
    <PortalStage
      path="/sso-login?code=stolen&state=forged"
      brand={toolbarBrand(context)}
      ssoAddress="https://sso.example.com/login"
      prepare={remember}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('这次登录不是从本页发起的，已经停止')).toBeVisible());
    await expect(sandboxes[0]?.controls.callCount('sso.exchange')).toBe(0);
  },
};
