import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { Button } from '../primitives/button/Button.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { plainBrandTheme } from './plain/plainBrandTheme.ts';
import { ScopedBrandTheme } from './ScopedBrandTheme.tsx';

/** A page without our global styles: a document of its own. */
function HostPage({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null);
  return (
    <iframe
      title="其他网站的页面"
      srcDoc={HOST}
      sandbox="allow-same-origin"
      width={720}
      height={520}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    >
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>{children}</StyleSheetManager>,
          page.getElementById('ours') ?? page.body,
        )}
    </iframe>
  );
}

const HOST = `<!doctype html><html lang="zh-CN"><title>其他网站</title>
  <style>body { margin: 24px; font-family: serif } h1 { color: rebeccapurple } #host { padding: 4px 12px }</style>
  <main><h1>其他网站的标题</h1><ul><li>其他网站的列表</li></ul>
  <button id="host">其他网站的按钮</button><section id="ours"></section></main></html>`;

function Part() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ScopedBrandTheme brandTheme={plainBrandTheme}>
      <h2>云校的部分</h2>
      <ul>
        <li>没有项目符号</li>
      </ul>
      <Button onClick={() => setOpen(true)}>打开对话框</Button>
      <Dialog isOpen={isOpen} title="云校的对话框" onClose={() => setOpen(false)}>
        对话框在页面的末尾，样式仍是云校的。
      </Dialog>
    </ScopedBrandTheme>
  );
}

const meta = {
  title: '局部品牌 ScopedBrandTheme',
  id: 'scoped-brand-theme',
  component: ScopedBrandTheme,
  args: { brandTheme: plainBrandTheme, children: null },
  render: () => (
    <HostPage>
      <Part />
    </HostPage>
  ),
} satisfies Meta<typeof ScopedBrandTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAHostPage: Story = {
  name: '宿主页面内 In A Host Page',
  play: async ({ canvas, step }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('其他网站的页面');
    const host = await waitFor(async () => {
      const found = within(frame.contentDocument?.body ?? document.createElement('body'));
      await expect(found.getByRole('button', { name: '打开对话框' })).toBeVisible();
      return found;
    });
    const styleOf = (element: Element) => getComputedStyle(element);

    await step('the host’s heading, list and button keep their styles', async () => {
      const heading = host.getByRole('heading', { name: '其他网站的标题' });
      await expect(styleOf(heading).marginTop).not.toBe('0px');
      await expect(styleOf(heading).color).toBe('rgb(102, 51, 153)');
      await expect(styleOf(host.getByText('其他网站的列表')).listStyleType).toBe('disc');
      const button = host.getByRole('button', { name: '其他网站的按钮' });
      await expect(styleOf(button).borderTopStyle).toBe('outset');
      await expect(styleOf(button).paddingLeft).toBe('12px');
      await expect(
        styleOf(heading.ownerDocument.documentElement).getPropertyValue('--color-action-base'),
      ).toBe('');
    });
    await step('our part is reset and has the theme', async () => {
      await expect(styleOf(host.getByRole('heading', { name: '云校的部分' })).marginTop).toBe('0px');
      await expect(styleOf(host.getByText('没有项目符号')).listStyleType).toBe('none');
      await expect(styleOf(host.getByRole('button', { name: '打开对话框' })).backgroundColor).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
    });
    await step('a dialog lies at the end of the page, in the theme', async () => {
      host.getByRole('button', { name: '打开对话框' }).click();
      const dialog = await host.findByRole('dialog', { name: '云校的对话框' });
      await expect(dialog.closest('section#ours')).toBeNull();
      await expect(styleOf(dialog).backgroundColor).toBe('rgb(255, 255, 255)');
      await expect(styleOf(dialog).getPropertyValue('--color-action-base')).not.toBe('');
    });
  },
};
