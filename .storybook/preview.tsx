import { BrandThemeProvider, plainBrandTheme } from '@cloud-school/ui/theme';
import type { Preview } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { configure, restoreAllMocks } from 'storybook/test';
// Not the packages' entries: a development server sends each of their hundreds of files to each frame.
import { prepareRichText } from '../packages/ui/src/primitives/rich-text/loading/prepareRichText.ts';
import { brands, loadBrands, STANDARD_BRAND } from './brands.ts';
import { LazyComponentPage } from './docs/LazyComponentPage.tsx';
import { emulateMedia, MEDIA_CHOICES, readKinds } from './emulateMedia.ts';
import { pictureModes } from './frames/pictureModes.ts';
import { VIEWPORT_IDS, VIEWPORTS } from './frames/viewports.ts';
import { keepEmbedderStill } from './keepEmbedderStill.ts';
import { ReducedMotionStyle, reduceScriptMotion } from './reducedMotion.tsx';
import { resetPage } from './resetPage.ts';
import { ensureSamples, isTest, showSamples } from './samples/showSamples.ts';
import { settleSizes } from './settleSizes.ts';
import { type ConsoleWatch, watchConsole } from './watchConsole.ts';

// The one patience of every finder and `waitFor`: it costs nothing in a story that passes, so no story sets its own.
// The page of a test holds Storybook's own template first: printed with an error, it hides what failed.
configure({
  asyncUtilTimeout: Number(import.meta.env.VITE_STORY_PATIENCE ?? 30_000),
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// As on the pages of the shells: another language is a translation.
document.documentElement.lang = 'zh-CN';
keepEmbedderStill();
await showSamples();

let consoleWatch: ConsoleWatch | undefined;
/** Of the story on the page; a switch of brand or a change of args draws it again under the same signal. */
let openStorySignal: AbortSignal | undefined;

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'database' | 'play' | 'eye' | 'switchalt',
  items: [string, string][],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Storybook reads this literal from the source: it must not refer to a constant.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          '从这里开始 Start here',
          '怎样写故事 How to write a story',
          '流程 Flows',
          'Tokens',
          'Components',
          [
            '基础 primitives',
            '表单 forms',
            '题型 questions',
            '答题卡 answer-card',
            '日历 calendar',
            '播放器 player',
            '卡片 cards',
            '弹窗 dialogs',
            '版式 layout',
            '屏幕的部件 screen parts',
          ],
          'Screens',
          [
            '整页 WholeScreens',
            '首页 HomeScreen',
            '培训项目 ProductScreen',
            '热门专业 HotMajorScreen',
            '新闻列表 NewsListScreen',
            '新闻详情 NewsDetailScreen',
            '公告列表 NoticeListScreen',
            '公告详情 NoticeDetailScreen',
            '学校概况 SchoolProfileScreen',
            '机构二维码 OrganisationCodeScreen',
            '学校不可用 SchoolUnavailableScreen',
            '页面不存在 NotFoundScreen',
            '登录 LoginScreen',
            '已登录 SignedInScreen',
            '登录引导 LoginGuideScreen',
            '单点登录 SsoLoginScreen',
            '注册 RegisterScreen',
            '协议 AgreementScreen',
            '证书查询 CertificateQueryScreen',
            '我的班级 MyClassesScreen',
            '班级详情 TrainingClassScreen',
            '课表 TimetableScreen',
            '课程详情 CourseScreen',
            '线上课堂 LessonScreen',
            '课堂详情 ClassroomDetailScreen',
            '面授课堂 OfflineClassroomScreen',
            '考试进入页 ExamIntroScreen',
            '考试答题 ExamAnsweringScreen',
            '答题练习 PracticeScreen',
            '错题本 MistakesScreen',
            '考试完成 ExamFinishedScreen',
            '考试查看 ExamReviewScreen',
          ],
          'Tests',
        ],
      },
    },
    // A frame per story: dialogs, fixed clocks and global styles of one story must not reach its neighbours.
    docs: { page: LazyComponentPage, story: { inline: false, height: '480px' } },
    // Stories read the looks of the brands from here.
    brands,
    // chromatic.config.json chooses the stories.
    chromatic: { modes: pictureModes(Object.keys(brands)) },
    // Storybook would do it at each drawing; `beforeEach` below does it once for a story.
    test: { restoreMocks: false },
    a11y: {
      test: 'error',
      // What a rule passed is shown beside a story; a test would send all of that with each of its updates.
      options: isTest ? { reporter: 'no-passes' } : { resultTypes: ['violations', 'incomplete'] },
    },
    viewport: {
      options: Object.fromEntries(
        VIEWPORT_IDS.map((id) => {
          const { name, width, height } = VIEWPORTS[id];
          return [id, { name, styles: { width: `${width}px`, height: `${height}px` } }];
        }),
      ),
    },
  },
  globalTypes: {
    brand: toolbar(
      '品牌',
      'paintbrush',
      Object.values(brands).map(({ id, name }) => [id, name]),
    ),
    sandbox: toolbar('服务', 'database', [
      ['fine', '服务正常'],
      ['slow', '慢 2 秒'],
      ['failing', '三成失败'],
      ['expired', '登录过期'],
    ]),
    motion: toolbar('动效', 'play', [
      ['full', '动效'],
      ['reduced', '减弱动效'],
    ]),
    media: toolbar('媒体', 'eye', MEDIA_CHOICES),
    // The manager opens the story of the same component that shows it.
    state: toolbar('状态', 'switchalt', [
      ['any', '任意状态'],
      ['long', '长名字'],
      ['empty', '空'],
      ['failed', '失败'],
    ]),
  },
  initialGlobals: { brand: STANDARD_BRAND, motion: 'full', sandbox: 'fine', media: 'none', state: 'any' },
  // Stories of pages show whole brands; a test does not say whose file its story is.
  loaders: [
    async ({ parameters }) =>
      String(parameters.fileName).includes('/packages/ui/') ? {} : { brands: await loadBrands() },
  ],
  decorators: [
    // `parameters.frame` limits the size of a story that would otherwise fill the canvas.
    (Story, { parameters }) => {
      const frame = parameters.frame as CSSProperties | undefined;
      return frame ? (
        <div style={frame}>
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
    (Story, { globals }) => (
      <BrandThemeProvider brandTheme={brands[String(globals.brand)]?.theme ?? plainBrandTheme}>
        {globals.motion === 'reduced' && <ReducedMotionStyle />}
        <Story />
      </BrandThemeProvider>
    ),
  ],
  beforeEach: async ({ globals, abortSignal, playFunction }) => {
    await ensureSamples(globals.brand, playFunction !== undefined);
    const stopMotion = globals.motion === 'reduced' ? reduceScriptMotion() : undefined;
    const emulated = readKinds(String(globals.media));
    const stopMedia = emulated.length > 0 ? emulateMedia(emulated) : undefined;
    const restore = () => {
      stopMotion?.();
      stopMedia?.();
    };
    // Its `play` may be running: it keeps the focus, the position, the spies and the console that it has.
    if (openStorySignal === abortSignal) return restore;
    openStorySignal = abortSignal;
    resetPage();
    restoreAllMocks();
    // Rich text renders in the first pass: neither pictures nor tests wait for the sanitiser to load.
    await prepareRichText();
    const watch = watchConsole();
    consoleWatch = watch;
    return () => {
      restore();
      watch.stop();
      // What unmounting wrote.
      watch.check();
    };
  },
  afterEach: async () => {
    await settleSizes();
    consoleWatch?.check();
  },
};

export default preview;
