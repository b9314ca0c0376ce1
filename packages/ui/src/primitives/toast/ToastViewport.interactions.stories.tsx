import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/Dialog.tsx';
import { Progress } from '../progress/Progress.tsx';
import { type ToastItem, ToastViewport } from './ToastViewport.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ToastViewport,
  args: { toasts: [{ id: 7, tone: 'warning', text: '请先登录' }], onDismiss: fn() },
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesAndCloses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('请先登录');
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(7);
  },
};

export const AnnouncedOverAnOpenDialog: Story = {
  render: function Render(args) {
    const [toasts, setToasts] = useState<ToastItem[]>([]);
    return (
      <>
        <ToastViewport {...args} toasts={toasts} />
        <Dialog isOpen onClose={fn()} title="免费咨询">
          <button type="button" onClick={() => setToasts([{ id: 1, tone: 'danger', text: '系统繁忙' }])}>
            提交
          </button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const submit = await within(document.body).findByRole('button', { name: '提交' });
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('系统繁忙');
    await expect(within(document.body).getByRole('dialog', { name: '免费咨询' })).toBeVisible();
  },
};

/** What a sheet of a phone has at its top stays free. */
export const AboveASheet: Story = {
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div data-sheet style={{ position: 'fixed', inset: '96px 0 0' }} />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().bottom).toBeLessThanOrEqual(96);
  },
};

/** A message outlives the page that it was given on: it makes room for what comes. */
export const BesideWhatComesLater: Story = {
  render: function Render(args) {
    const [isSignedIn, setIsSignedIn] = useState(false);
    return (
      <>
        <ToastViewport {...args} toasts={[{ id: 1, tone: 'success', text: '登录成功' }]} />
        {isSignedIn ? (
          <h1 style={{ position: 'absolute', top: 100, width: '100%' }}>我的学习</h1>
        ) : (
          <button type="button" onClick={() => setIsSignedIn(true)}>
            登录
          </button>
        )}
      </>
    );
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('status').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    const { bottom } = canvas.getByRole('heading', { name: '我的学习' }).getBoundingClientRect();
    await expect(before).toBeLessThan(bottom);
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(bottom));
  },
};

/** What a page has at the place of a message: it stands below, where nothing is read or pressed. */
export const BesideHeadingsAndButtons: Story = {
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div style={{ display: 'grid', gap: 8, paddingTop: 100, justifyItems: 'center' }}>
        <h1>养老护理员（三级）2026 秋季 3 班</h1>
        <button type="button" style={{ height: 60 }}>
          进入课堂
        </button>
      </div>
    </>
  ),
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('status').getBoundingClientRect();
    const { bottom } = canvas.getByRole('button', { name: '进入课堂' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(bottom);
  },
};

/** What is read or filled in is hidden by no message where the window has room below it. */
const withForm = (children: ReactNode): Pick<Story, 'render' | 'parameters' | 'play'> => ({
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div data-form style={{ display: 'grid', alignContent: 'space-between', padding: 8 }}>
        {children}
      </div>
    </>
  ),
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByRole('status').getBoundingClientRect();
    const hidden = [...canvasElement.querySelectorAll('[data-form] > *')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < message.bottom && bottom > message.top;
    });
    await expect(hidden).toEqual([]);
    await expect(message.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const BelowAForm: Story = {
  ...withForm(
    ['手机号', '图形验证码', '验证码', '姓名', '密码', '邀请码'].map((label) => (
      <input key={label} aria-label={label} style={{ height: 56, margin: '18px 0' }} />
    )),
  ),
  globals: { viewport: { value: 'phone' } },
};

export const BesideWordsAndProgress: Story = withForm(
  <>
    <p style={{ marginTop: 90 }}>请从目录里选择一个课堂</p>
    <Progress label="本节进度" value={0.6} />
    <p>目录里没有这个课堂</p>
  </>,
);

/** What is taught is hidden by no message: it stands below, and below the begin of a list. */
export const BesideALesson: Story = {
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div style={{ height: '100vh' }}>
        <div data-taught style={{ height: 320 }} />
        <button type="button" style={{ height: 60, width: '100%' }}>
          播放
        </button>
      </div>
    </>
  ),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect();
    const taught = canvasElement.querySelector('[data-taught]')?.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(taught?.bottom ?? Infinity);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A list fills the room below the lesson: what was sent in it is not hidden. */
export const BelowWhatWasSent: Story = {
  ...BesideALesson,
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div data-typing="false" style={{ height: '100vh' }}>
        <div data-taught style={{ height: 320 }} />
        <ol style={{ height: 'calc(100vh - 400px)', margin: 0, overflow: 'hidden' }}>
          {Array.from({ length: 9 }, (_, index) => (
            <li key={index}>气垫床上还要每两小时翻身吗</li>
          ))}
        </ol>
        <div data-composer style={{ height: 80 }} />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect();
    const list = canvasElement.querySelector('ol')?.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(list?.bottom ?? Infinity);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** An article fills the page of its lesson: the message stands in the bar. */
export const AboveAnArticle: Story = {
  ...BesideALesson,
  render: (args) => (
    <>
      <ToastViewport {...args} />
      <div data-taught style={{ height: 'calc(100vh - 56px)', marginTop: 56 }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().bottom).toBeLessThanOrEqual(56);
  },
};
