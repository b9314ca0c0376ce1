import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { otherWords } from './otherWords.ts';
import { requirementIds } from './requirementIds.ts';
import { FLOWS, JOURNEYS, TARGETS } from './start/links.ts';

const root = new URL('..', import.meta.url).pathname;

/** 'SaveFailed' → 'save-failed', as Storybook writes it in an address. */
const toAddress = (exported: string) => exported.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The story files that designers see, with what Storybook reads of them. */
const files = globSync('{packages/{ui/src,pages/src/flows},.storybook}/**/*.stories.tsx', { cwd: root })
  .filter((file) => !/\.(interactions|fuzz)\./.test(file))
  .map((file) => {
    const { meta, stories } = loadCsf(readFileSync(root + file, 'utf8'), {
      fileName: file,
      makeTitle: String,
    }).parse();
    return { file, meta, stories, component: /(\w+)\.stories/.exec(file)?.[1] ?? '' };
  });

test('each link of the start page opens an existing story or document', () => {
  const documents = globSync('.storybook/**/*.mdx', { cwd: root }).map(
    (file) => `${/<Meta id="([^"]+)"/.exec(readFileSync(root + file, 'utf8'))?.[1]}--docs`,
  );
  const ids = new Set([...files.flatMap(({ stories }) => stories.map(({ id }) => id)), ...documents]);
  const linked = [...JOURNEYS.map(({ picture }) => picture), ...[...FLOWS, ...TARGETS].map((to) => to.story)];
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

test('the journeys name every screen once', () => {
  const screens = files
    .filter(({ file }) => file.includes('/screens/') && file.endsWith('Screen.stories.tsx'))
    .map(({ meta }) => meta.id);
  const named = JOURNEYS.flatMap((journey) => journey.screens.map(({ screen }) => screen));
  expect(named.toSorted()).toEqual(screens.map(String).toSorted());
});

test('each component of the library has a Chinese title with its own name, and its name as id', () => {
  const ofUi = files.filter(({ file }) => file.startsWith('packages/ui/'));
  const wrong = ofUi.filter(
    ({ meta, component }) =>
      !/^\p{Script=Han}\S* \w+$/u.test(meta.title ?? '') ||
      !meta.title?.endsWith(` ${component}`) ||
      meta.id !== toAddress(component),
  );
  expect(ofUi.length).toBeGreaterThan(0);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** The search of the sidebar looks at the first letters of a name. */
test('the name of each story begins in Chinese', () => {
  const stories = files.flatMap(({ file, stories }) =>
    stories.map(({ id, name = '' }) => ({ story: `${file}: ${id}`, name })),
  );
  expect(stories.length).toBeGreaterThan(600);
  const unnamed = stories.filter(({ name }) => !/^[\d\s]*\p{Script=Han}/u.test(name));
  expect(unnamed.map(({ story }) => story)).toEqual([]);
});

/** As designers typed them into the search. */
const TYPED =
  '暗角 课程卡 离线 金蝶 按钮 流程 弹窗 骨架 错题 签到 海报 分享 助学券 优惠券 课表 日历 证书 输入框 表单 对话框 图标 导航 页头 页脚 轮播 标签 徽章 进度条 开关 搜索 笔记 播放器 答题卡 题型 颜色 色板 字体 字号 间距 圆角 阴影 登录 下拉 列表 头像 提示 加载 焦点 悬停 卡片 复选 选项卡 分页 面包屑 倒计时 直播 下载 评论 考试 验证码 二维码 相册 选择器 菜单 弹层 气泡 抽屉 警告 横幅 个人中心 通知 吐司 徽标 打印';

test.each(TYPED.split(' '))('the search finds %s', (word) => {
  const found = files.filter(({ file, meta, stories }) =>
    [meta.title ?? '', ...stories.map(({ name = '' }) => name), ...otherWords(file)].some((text) =>
      text.includes(word),
    ),
  );
  expect(found.map(({ file }) => file)).not.toEqual([]);
});

test('a screen is found by the requirements of its parts', () => {
  const ids = requirementIds(`${root}packages/ui/src/screens/training-class/TrainingClassScreen.stories.tsx`);
  expect(ids).toContain('CDET-04');
  expect(requirementIds(`${root}packages/ui/src/primitives/avatar/Avatar.stories.tsx`)).toEqual([]);
});

test('no two story files share an id', () => {
  const ids = files.map(({ meta }) => meta.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
