import type { DefaultTheme } from 'vitepress';
import { documents, elementPages } from './documents.ts';
import { FAMILIES, type Language, titleOf } from './elements/toPage.ts';

type Group = DefaultTheme.SidebarItem;

/** Entries of the pages whose address begins so, in the order given; their words are the headings of the documents. */
function entries(...beginnings: readonly string[]): Group[] {
  return beginnings.flatMap((beginning) =>
    documents
      .filter(({ page }) =>
        beginning.endsWith('/') ? page.startsWith(beginning) : page === `${beginning}.md`,
      )
      .map(({ page, title }) => ({ text: title, link: `/${page.replace(/(index)?\.md$/, '')}` })),
  );
}

const validators = (playground: string): Group[] =>
  entries(
    'validators/index',
    'validators/rules',
    'validators/comparison',
    'validators/benchmark',
    playground,
  );

/** The contents of the pages of elements, by family: each name with the short name of its tag. */
function elementGroups(language: Language, start: string, prefix: string): Group[] {
  const rows = elementPages.filter((row) => row.language === language);
  return [
    { text: start, items: entries(`${prefix}elements/index`) },
    ...[...Map.groupBy(rows, ({ spec }) => spec.family)].map(([family, pages]) => ({
      text: FAMILIES[family][language],
      items: pages.map(({ page, spec }) => ({
        // In English its name is that of the tag.
        text: titleOf(spec, language) + (language === 'zh' ? ` <code>${spec.tag}</code>` : ''),
        link: `/${page.replace(/\.md$/, '')}`,
      })),
    })),
  ];
}

/** The stories, where the host or `npm start` says where they are. */
const storybook: DefaultTheme.NavItem[] = process.env.STORYBOOK
  ? [{ text: 'Storybook', link: process.env.STORYBOOK }]
  : [];

export const englishTheme: DefaultTheme.Config = {
  nav: [
    { text: 'Overview', link: '/overview' },
    { text: 'Back end', link: '/how-to/back-end' },
    { text: 'Deploy', link: '/how-to/deploy' },
    { text: 'Validators', link: '/validators/' },
    { text: 'Elements', link: '/elements/', activeMatch: '^/elements/' },
    { text: 'Playground', link: '/playground' },
    ...storybook,
  ],
  sidebar: {
    '/elements/': elementGroups('en', 'Start', ''),
    '/': [
      {
        text: 'The project',
        items: [
          { text: 'Overview', link: '/overview' },
          ...entries('architecture', 'glossary', 'figures', 'accessibility'),
        ],
      },
      { text: 'How to', items: entries('how-to/') },
      { text: 'The back end', items: entries('api') },
      { text: 'Validators', items: validators('playground') },
      { text: 'Elements', items: entries('elements/index') },
      { text: 'Decisions', items: entries('decisions/') },
      { text: 'What is built', items: entries('spec-coverage') },
    ],
  },
};

export const chineseTheme: DefaultTheme.Config = {
  nav: [
    { text: '概览', link: '/zh-CN/overview' },
    { text: '服务端', link: '/zh-CN/how-to/back-end' },
    { text: '部署', link: '/zh-CN/how-to/deploy' },
    { text: '元素', link: '/zh-CN/elements/', activeMatch: '^/zh-CN/elements/' },
    { text: '试用校验规则', link: '/zh-CN/playground' },
    ...storybook,
  ],
  sidebar: {
    '/zh-CN/elements/': elementGroups('zh', '开始', 'zh-CN/'),
    '/zh-CN/': [
      { text: '项目', items: [{ text: '概览', link: '/zh-CN/overview' }] },
      { text: '指南', items: entries('zh-CN/how-to/') },
      { text: '服务端', items: entries('zh-CN/api') },
      { text: '自定义元素', items: entries('zh-CN/elements/index') },
      { text: '校验规则', items: entries('zh-CN/playground') },
      {
        text: '英文文档',
        items: [
          ...entries('architecture', 'glossary', 'figures'),
          ...validators('playground'),
          ...entries('decisions/', 'spec-coverage'),
        ],
      },
    ],
  },
  outline: { level: [2, 3], label: '本页目录' },
  docFooter: { prev: '上一页', next: '下一页' },
  sidebarMenuLabel: '目录',
  returnToTopLabel: '回到顶部',
  langMenuLabel: '切换语言',
  skipToContentLabel: '跳到正文',
};

/** The words of the search in Chinese. */
export const chineseSearch: DefaultTheme.LocalSearchOptions = {
  translations: {
    button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
    modal: {
      displayDetails: '显示详情',
      resetButtonTitle: '清除',
      backButtonTitle: '关闭',
      noResultsText: '没有找到',
      footer: { selectText: '打开', navigateText: '切换', closeText: '关闭' },
    },
  },
};
