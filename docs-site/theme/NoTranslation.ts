import { useRoute, withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

/** A page that is missing: in Chinese it leads to the document in English, which has no translation. */
export const NoTranslation = defineComponent(() => {
  const route = useRoute();
  return () => {
    const [, english] = /\/zh-CN(\/.+)$/.exec(route.path) ?? [];
    return h('div', { class: 'no-translation' }, [
      h('p', english ? '此文档只有英文版。' : 'There is no such page. 没有这个页面。'),
      h('p', [
        h('a', { href: withBase(english ?? '/') }, english ? '打开英文版' : 'To the first page'),
        ' · ',
        h('a', { href: withBase('/zh-CN/') }, '中文首页'),
      ]),
    ]);
  };
});
