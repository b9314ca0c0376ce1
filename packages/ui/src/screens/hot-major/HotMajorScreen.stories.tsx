import { makeCommonQuestion, makeHotMajor, makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { HotMajorScreen } from './HotMajorScreen.tsx';

const outage = failed('系统繁忙', fn());

const meta = {
  title: '热门专业 HotMajorScreen',
  id: 'hot-major-screen',
  component: HotMajorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    majors: ready(makeMany(makeHotMajor, 10)),
    major: ready(makeHotMajor()),
    majorId: 'major-1',
    offer: { products: ready(makeMany(makeProduct, 3)), to: '#products' },
    getLink: ({ id }) => `#${id}`,
    onEnrol: fn(),
    onConsult: fn(),
    phone: '0571-8832 6610',
    homeTo: '/',
    listTo: '/educational-product',
  },
} satisfies Meta<typeof HotMajorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { majors: LOADING, major: LOADING } };

/** A school without majors. */
export const Empty: Story = {
  name: '空 Empty',
  args: { majors: ready([]), major: ready(null), majorId: null },
};
export const Failed: Story = { name: '失败 Failed', args: { majors: outage, major: outage } };

/** The catalogue is loaded, the major fails. */
export const Partial: Story = { name: '部分 Partial', args: { major: outage } };
export const CatalogueFails: Story = { name: '目录失败 Catalogue Fails', args: { majors: outage } };

export const UnknownMajor: Story = {
  name: '未知专业 Unknown Major',
  args: { major: ready(null), majorId: 'none' },
};

/** The address names a question: the page scrolls to it. */
export const NamedQuestion: Story = {
  name: '点名提问 Named Question',
  args: { questionId: 'question-2' },
};

export const WithoutQuestions: Story = {
  name: '没有提问 Without Questions',
  args: { major: ready(makeHotMajor({ questions: [] })) },
};

/** Only a name is known. */
export const Bare: Story = {
  name: '极简 Bare',
  args: {
    majors: ready([makeHotMajor({ salary: null })]),
    major: ready(
      makeHotMajor({
        pictureUrl: null,
        salary: null,
        prospects: null,
        suitablePeople: null,
        certificates: [],
        questions: [],
      }),
    ),
  },
};

/** A host without an app or a consultation. */
export const WithoutActions: Story = {
  name: '没有操作 Without Actions',
  args: { onEnrol: undefined, onConsult: undefined },
};

export const SalaryInWords: Story = {
  name: '文字薪资 Salary In Words',
  args: { major: ready(makeHotMajor({ salary: { kind: 'text', text: '面议' } })) },
};

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { major: ready(makeHotMajor({ pictureUrl: null })) },
};

const longName = '养老护理与失智照护及居家康复综合服务管理方向';
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    majors: ready(
      makeMany((_, index) => makeHotMajor({ id: `major-${index + 1}`, name: longName }, index), 10),
    ),
    major: ready(
      makeHotMajor({
        name: longName,
        salary: { kind: 'range', from: 106_500, to: 1_129_000 },
        certificates: [
          {
            name: '养老护理与失智照护及居家康复综合服务管理培训结业证书（五级、四级、三级、二级、一级）',
            url: null,
          },
        ],
        questions: [
          makeCommonQuestion({
            name: '外省户籍、已在本省缴纳社保满一年但中间断缴过两个月的在职护理员，还可以申领职业技能提升补贴吗？',
          }),
        ],
      }),
    ),
  },
};

/** More data than the catalogue shows: ten majors. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: {
    majors: ready(makeMany(makeHotMajor, 1000)),
    major: ready(
      makeHotMajor({
        questions: makeMany(makeCommonQuestion, 60),
        certificates: makeMany((_, index) => ({ name: `专项职业能力证书 ${index + 1}`, url: null }), 12),
      }),
    ),
  },
};

export const CertificateWithPicture: Story = {
  name: '证书 有图 Certificate With Picture',
  args: {
    major: ready(
      makeHotMajor({
        certificates: [
          { name: '养老护理员职业技能等级证书（三级）', url: '/media/scenes/certificate-picture.svg' },
          { name: '失智照护专项职业能力证书', url: 'data:image/png;base64,broken' },
        ],
      }),
    ),
  },
};
