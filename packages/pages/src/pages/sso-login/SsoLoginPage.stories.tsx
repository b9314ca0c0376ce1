import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { startSsoVisit } from '../../platform/session/ssoVisit.ts';
import { pageStory, toolbarBrand } from '../../testing/pageStory.tsx';
import { PortalStage } from '../../testing/PortalStage.tsx';
import { ssoReturnAddress } from './ssoAddress.ts';

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
/** The exchange of the code, until the page has its answer or has given it up. */
let exchange: Promise<unknown> = Promise.resolve();

/** StrictMode mounts the page twice: the code is exchanged once, and the second time refuses nothing meanwhile. */
export const MountedTwice: Story = {
  beforeEach: () => {
    state = startSsoVisit({ redirect: null, owner: null });
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
    await isExchanging();
    await expect(canvas.getByText('正在核对登录凭证…')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const isExchanging = () => waitFor(() => expect(sandboxes[0]?.controls.callCount('sso.exchange')).toBe(1));

/** A student who returns with a code of theirs, which the server exchanges when the story says so. */
const withStudentsCode: Story = {
  beforeEach: () => {
    state = startSsoVisit({ redirect: null, owner: null });
  },
  render: (_, context) => (
    <StrictMode>
      <PortalStage
        path={`/sso-login?code=students&state=${state}`}
        brand={toolbarBrand(context)}
        ssoAddress="https://sso.example.com/login"
        prepare={(sandbox) => {
          remember(sandbox);
          const redirectUri = ssoReturnAddress(window.location.origin);
          const given = { code: 'students', userId: 'u-he', redirectUri, givenAt: Date.now(), usedAt: null };
          sandbox.store.put('ssoCodes', given.code, given);
          sandbox.controls.failNext('sso.exchange', 'held');
          const { fetch } = sandbox;
          sandbox.fetch = (input, init) => {
            const answer = fetch(input, init);
            if (input instanceof Request && input.url.endsWith('/kingdee/sso'))
              exchange = answer.catch(() => undefined);
            return answer;
          };
        }}
      />
    </StrictMode>
  ),
};

/** The clean-up of StrictMode does not count as leaving. */
export const SigningIn: Story = {
  ...withStudentsCode,
  play: async () => {
    await isExchanging();
    sandboxes[0]?.controls.releaseHeld();
    await expect(await screen.findByText('登录成功')).toBeVisible();
  },
};

/** A student who leaves the page before the answer is not signed in by it. */
export const LeftBeforeTheAnswer: Story = {
  ...withStudentsCode,
  play: async ({ canvas, userEvent }) => {
    await isExchanging();
    await userEvent.click(await canvas.findByRole('link', { name: '企业入驻' }));
    await waitFor(() => expect(canvas.queryByText('正在核对登录凭证…')).toBeNull());
    sandboxes[0]?.controls.releaseHeld();
    await exchange;
    // The check of the token would follow at once.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await expect(sandboxes[0]?.controls.callCount('login.userInfo')).toBe(0);
    await expect(screen.queryByText('登录成功')).toBeNull();
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
