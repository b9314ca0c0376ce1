import type { ServicePoint } from '@cloud-school/domain';
import {
  makeBusinessSchool,
  makeEnrolmentDistrict,
  makeMany,
  makeSchool,
  makeSchoolProfile,
  makeServicePoint,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { SchoolProfileScreen } from './SchoolProfileScreen.tsx';

const points = makeMany<ServicePoint>(
  (_, index) =>
    makeServicePoint(index === 5 ? { name: '流动机考车', kind: 'exam', position: null } : {}, index),
  6,
);

const meta = {
  tags: ['!autodocs'],
  component: SchoolProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    fallbackName: '数字云校',
    school: ready(makeSchool()),
    details: ready({ ...makeBusinessSchool(), profile: makeSchoolProfile({ servicePoints: points }) }),
    tabIndex: 2,
    onTab: fn(),
    now: new Date('2026-11-21T13:20:00+08:00'),
    map: { tileAddress: () => '/media/scenes/map-sample.svg', attribution: '地图为示意' },
    getMarkerUrl: ({ name }) => `https://maps.example.com/marker?name=${name}`,
  },
} satisfies Meta<typeof SchoolProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number on the pin in the middle of the map. */
const chosenPin = (root: HTMLElement) => root.querySelector('[data-chosen]')?.getAttribute('data-pin');

export const DistrictHoursAndPlace: Story = {
  args: {
    tabIndex: 1,
    details: ready({
      ...makeBusinessSchool(),
      profile: makeSchoolProfile({
        districts: [
          makeEnrolmentDistrict({
            opensAt: 8.5 * 3600,
            closesAt: 18 * 3600,
            position: { latitude: 30.3, longitude: 120.1 },
          }),
          makeEnrolmentDistrict({}, 1),
        ],
      }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a district says when it is open and where it is, if the school says so', async () => {
      const [first, second] = within(canvas.getByRole('region', { name: '招生区域' })).getAllByRole(
        'listitem',
      );
      await expect(first).toHaveTextContent('服务时间 08:30–18:00');
      await expect(
        within(first as HTMLElement).getByRole('link', { name: '到这里去：杭州市' }),
      ).toHaveAttribute('href', 'https://maps.example.com/marker?name=杭州市');
      await expect(second).not.toHaveTextContent(/服务时间|到这里去/);
    });
  },
};

export const RowsAndPins: Story = {
  // The map moves without an animation.
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const list = within(canvas.getByRole('list', { name: '网点列表' }));
    await step('each point with a position has a pin; the first one is in the middle', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-map] [data-pin]')).toHaveLength(5));
      await expect(chosenPin(canvasElement)).toBe('1');
    });
    await step('the opening state is shown as text', async () => {
      const [first, , third] = list.getAllByRole('listitem');
      await expect(first).toHaveTextContent('营业中');
      await expect(third).toHaveTextContent('休息中');
      await expect(canvasElement.querySelectorAll('[data-resting]')).toHaveLength(2);
    });
    await step('a row chosen by keyboard centres its pin', async () => {
      list.getByRole('button', { name: '祥符教学点' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(chosenPin(canvasElement)).toBe('4'));
      await expect(list.getByRole('button', { name: '祥符教学点' })).toHaveAttribute('aria-pressed', 'true');
      await expect(list.getByRole('link', { name: '到这里去' })).toHaveAttribute(
        'href',
        'https://maps.example.com/marker?name=祥符教学点',
      );
    });
    await step('the second page lists a point with night hours and one without a position', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(list.getByText('22:00–次日 02:00')).toBeVisible();
      await expect(list.getByText('地图上没有标出位置')).toBeVisible();
      await expect(list.queryByRole('button', { name: '流动机考车' })).toBeNull();
    });
    await step('a kind filters list and pins; the numbers stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '教学 3' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-pin]')).toHaveLength(3));
      await expect(chosenPin(canvasElement)).toBe('4');
    });
    await step('a click on a pin chooses its row', async () => {
      const pin = canvasElement.querySelector('[data-pin="5"] svg');
      if (pin) await userEvent.click(pin);
      await waitFor(() => expect(chosenPin(canvasElement)).toBe('5'));
      await expect(list.getByRole('button', { name: /夜校/ })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the map has zoom buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '放大' }));
      await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
      await expect(chosenPin(canvasElement)).toBe('5');
    });
  },
};

export const TabsCallOnTab: Story = {
  args: { tabIndex: 9 },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('an index out of range shows the first tab', async () => {
      await expect(canvas.getByRole('tab', { name: '学校概况' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('heading', { level: 2, name: '培训机构' })).toBeVisible();
    });
    await step('a click and the arrow keys call onTab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '认证机构' }));
      await expect(args.onTab).toHaveBeenLastCalledWith(3);
      canvas.getByRole('tab', { name: '学校概况' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onTab).toHaveBeenLastCalledWith(1);
    });
  },
};

export const UnsafeAddressesAreText: Story = {
  args: {
    school: ready(makeSchool({ websiteUrl: 'javascript:alert(1)' })),
    details: ready({
      ...makeBusinessSchool(),
      profile: makeSchoolProfile({ servicePoints: [makeServicePoint({ url: 'data:text/html,x' })] }),
    }),
    getMarkerUrl: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javascript|官网/ })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /0571/ })[0]).toHaveAttribute(
      'href',
      'tel:0571-88326610',
    );
  },
};

/** What each organisation is and does (SCHOOL-04). */
export const OrganizationsSayEverything: Story = {
  args: { tabIndex: 3 },
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('tabpanel');
    if (args.details.status !== 'ready') throw new Error('The story has its details.');
    const { organizations } = args.details.data.profile;
    for (const { name, scope, features } of organizations)
      for (const words of [name, scope, features]) await expect(panel).toHaveTextContent(words ?? '');
    for (const level of ['国际', '国家', '企业', '行业', '省级', '市级', '发证'])
      await expect(within(panel).getByText(level)).toBeVisible();
  },
};

export const WithoutMapRowsAreNotSelectable: Story = {
  args: { map: null },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: '网点列表' }));
    await expect(list.queryByRole('button')).toBeNull();
    await expect(list.getAllByRole('link', { name: '到这里去' })).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-map]')).toBeNull();
  },
};

export const RetriesAFailedBlock: Story = {
  args: {
    details: failed('系统繁忙', fn()),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '云帆职业培训学校' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    if (args.details.status === 'failed') await expect(args.details.onRetry).toHaveBeenCalledOnce();
  },
};
