import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: '对话框（弹窗） Dialog',
  id: 'dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '暂未开放',
    description: 'PC版功能暂未开放，请打开APP。班级群、同学圈在手机上使用。',
    actions: (
      <>
        <Button variant="secondary">知道了</Button>
        <Button>显示二维码</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const Failure: Story = {
  name: '失败 错误 Failure',
  args: {
    tone: 'danger',
    title: '提交失败，请联系管理员',
    description: '您的 27 个答案已存在本机，没有丢失。网络恢复后再交一次即可。',
    actions: (
      <>
        <Button variant="secondary">稍后再试</Button>
        <Button>重新提交</Button>
      </>
    ),
  },
};

export const WithContentAndClose: Story = {
  name: '内容与关闭 With Content And Close',
  args: {
    title: '免费咨询',
    description: '留下联系方式，老师会在一个工作日内联系您。',
    width: 480,
    closeLabel: '关闭',
    isSheetOnPhone: true,
    children: <p>也可以在工作日 9:00 到 18:00 直接拨打 0571-8800 1234。</p>,
    actions: (
      <>
        <Button variant="secondary">取消</Button>
        <Button>提交</Button>
      </>
    ),
  },
};

/** Content longer than the window scrolls; title and buttons stay. */
export const LongContent: Story = {
  name: '长内容 Long Content',
  args: {
    title: '用户协议',
    description: undefined,
    width: 640,
    closeLabel: '关闭',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        第 {index + 1} 条　学员应妥善保管账号，不得转借他人使用；因转借造成的学时与成绩问题由学员自行承担。
      </p>
    )),
    actions: <Button>我知道了</Button>,
  },
};

const dialogs = {
  一句话: Default,
  失败: Failure,
  带内容和关闭按钮: WithContentAndClose,
  内容很长: LongContent,
  必须选择: {
    args: { isLocked: true, title: '登录已过期', description: '答案没有丢，重新登录后自动上传。' },
  },
};

/** A button for each variant: one sentence, a failure, content with a close button, long content, locked. */
export const Variants: Story = {
  name: '全部样式 Variants',
  args: { isOpen: false },
  parameters: { layout: 'padded' },
  render: function Row(args) {
    const [shown, setShown] = useState('');
    const close = () => setShown('');
    return (
      <SampleRow $gap={3}>
        {Object.entries(dialogs).map(([name, story]) => (
          <div key={name}>
            <Button variant="secondary" onClick={() => setShown(name)}>
              {name}
            </Button>
            <Dialog
              {...args}
              {...story.args}
              isOpen={shown === name}
              onClose={close}
              actions={<Button onClick={close}>知道了</Button>}
            />
          </div>
        ))}
      </SampleRow>
    );
  },
};
