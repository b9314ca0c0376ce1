import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { FooterBand } from '../footer-band/FooterBand.tsx';
import { sampleServices } from '../footer-band/testing/sampleServices.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { PhonePageTitle } from '../header/PhonePageTitle.tsx';
import { ToolRail } from '../tool-rail/ToolRail.tsx';
import { UtilityBar } from '../utility-bar/UtilityBar.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const Content = styled.div`
  height: 480px;
`;

const meta = {
  title: '站点版式 SiteLayout',
  id: 'site-layout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    utilityBar: (
      <UtilityBar
        location={{ address: '杭州市拱墅区莫干山路 1418 号' }}
        visits={128_000}
        phone="0571-88326610"
      />
    ),
    header: (
      <Header
        name="云帆职业培训学校"
        homeTo="/"
        tags={['民办非企业', '省级示范', '线上线下融合']}
        nav={[{ label: '首页', to: '/', isCurrent: true }]}
        account={{ kind: 'visitor', loginTo: '/login' }}
      />
    ),
    children: <Content />,
    band: <FooterBand services={sampleServices} />,
    footer: <Footer name="云帆职业培训学校" phone="0571-88326610" licence={['© 2026 云帆职业培训学校']} />,
    rail: <ToolRail items={[{ label: '首页', to: '/', icon: <House size={20} aria-hidden /> }]} />,
  },
} satisfies Meta<typeof SiteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

/** On a page shorter than the window, the footer is at the bottom. */
export const ShortPage: Story = {
  name: '短页面 Short Page',
  args: { children: null, band: undefined, rail: undefined, utilityBar: undefined },
};

/** While a page of a class loads on a phone, the footer is below the first screen. */
export const PhoneShortPage: Story = {
  name: '手机 短页面 Phone Short Page',
  args: {
    ...ShortPage.args,
    header: (
      <Header
        name="云帆职业培训学校"
        homeTo="/"
        account={{ kind: 'visitor', loginTo: '/login' }}
        phonePage={{ title: <PhonePageTitle title="课表" onBack={fn()} />, link: null }}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const SkipToContent: Story = {
  name: '跳到内容 焦点 Skip To Content',
  play: async ({ canvas, userEvent, step }) => {
    await step('the first tab stop skips the navigation', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    });
  },
};
