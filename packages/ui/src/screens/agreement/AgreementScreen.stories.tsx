import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { AgreementScreen } from './AgreementScreen.tsx';

const TEXT = `2026 年 9 月 1 日起生效

一、服务内容
云帆职业培训学校（下称“学校”）通过数字云校向您提供报名、线上课程、面授安排、考试与证书查询。课程由学校开设，证书由发证机构颁发。

二、账号与实名
一个手机号对应一个学员账号。报名考试前要核对姓名与证件号，它们会印在证书上。
1. 不把账号借给别人，替学、替考的成绩无效。
2. 换手机号，先用旧号登录再改。

三、报名与付款
价格以报名页为准，“起”表示不同班期价格不同。补贴由人社部门审核发放，学校不代领。`;

const meta = {
  title: '协议 AgreementScreen',
  id: 'agreement-screen',
  component: AgreementScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: '用户服务协议', text: ready(TEXT), homeTo: '#home', onPrint: fn() },
} satisfies Meta<typeof AgreementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '二、账号与实名' })).toBeVisible();
    const entry = canvas.getByRole('link', { name: '三、报名与付款' });
    const target = entry.getAttribute('href')?.slice(1) ?? '';
    await expect(document.getElementById(target)).toHaveTextContent('价格以报名页为准');
  },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { text: LOADING } };
export const Failed: Story = { name: '失败 Failed', args: { text: failed('系统繁忙', fn()) } };
export const Empty: Story = { name: '空 Empty', args: { text: ready(null) } };
/** The host has a page of its own. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { text: ready(null), pageUrl: 'https://agreements.example.com/service' },
};
