import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, reactive, ref } from 'vue';
import { toHost, type Shown } from './toHost.ts';
import './live.css';
import { wireHost } from './wireHost.ts';
import liveCss from './live.css?inline';

const WORDS = {
  'en-US': {
    school: 'Yunfan Vocational School',
    centre: 'Kingdee Certification Centre',
    vue: 'Host: Vue 3',
    plain: 'Host: no framework, root size 37.5 px',
    idle: 'Press something: its event is shown here',
    open: 'Open',
  },
  'zh-CN': {
    school: '云帆职业培训学校',
    centre: '金蝶认证中心',
    vue: '宿主：Vue 3',
    plain: '宿主：无框架网页，根字号 37.5',
    idle: '按一按，事件显示在这里',
    open: '打开',
  },
};

interface ElementLiveProps {
  /** What toPage lists, as JSON. */
  shown: string;
  /** The brands stand one under the other at any width. */
  isStacked?: boolean;
}

/** Of a frame while a dialog is open in it. */
const DIALOG_HEIGHT = 760;

/** Elements with their samples in two brands: in this page, which is Vue's, and in a page without a framework. */
export const ElementLive = defineComponent(
  (props: ElementLiveProps) => {
    const { lang } = useData();
    const words = computed(() => WORDS[lang.value === 'zh-CN' ? 'zh-CN' : 'en-US']);
    const shown = JSON.parse(props.shown) as Shown[];
    const loader = withBase('/cs/elements.js');
    const isReady = ref(false);
    const said = reactive({ vue: '', plain: '' });
    const own = ref<HTMLElement | null>(null);
    const frame = ref<HTMLIFrameElement | null>(null);
    const hasDialog = shown.some(({ sample }) => 'isOpen' in sample);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);

    onMounted(async () => {
      if (own.value) wireHost(own.value, shown, (text) => (said.vue = text));
      // Before they are drawn: Vue then finds their properties.
      await loadElements(loader);
      isReady.value = true;
    });
    onBeforeUnmount(() => observer?.disconnect());

    // The frame's window is as wide as this page's, of which a pane is shown: both answer to the same width. A dialog lies in
    // the middle of its window.
    function fit() {
      const body = frame.value?.contentDocument?.body;
      const pane = frame.value?.parentElement;
      if (!frame.value || !body || !pane) return;
      const isOpen = shown.some(({ tag }) => Reflect.get(body.querySelector(tag) ?? {}, 'isOpen'));
      frame.value.style.width = `${hasDialog ? pane.clientWidth : window.innerWidth}px`;
      body.style.width = `${pane.clientWidth}px`;
      frame.value.style.height = `${isOpen ? DIALOG_HEIGHT : body.scrollHeight}px`;
    }

    function open() {
      const page = frame.value?.contentDocument;
      if (!page || !frame.value?.parentElement) return;
      wireHost(page, shown, (text) => (said.plain = text));
      for (const name of ['click', 'cs-close']) page.addEventListener(name, fit);
      observer?.observe(page.body);
      observer?.observe(frame.value.parentElement);
    }

    return () =>
      h('div', { class: ['element-live', { 'is-stacked': props.isStacked }] }, [
        renderPane('vue', words.value.school, words.value.vue, [
          h('div', { ref: own, class: 'live-host' }, isReady.value ? renderHost() : []),
        ]),
        renderPane('plain', words.value.centre, words.value.plain, [
          isReady.value &&
            h('iframe', {
              ref: frame,
              title: words.value.centre,
              srcdoc: toHost(shown, loader, liveCss, words.value.open),
              onLoad: open,
            }),
        ]),
      ]);

    function renderPane(host: 'vue' | 'plain', name: string, about: string, body: unknown[]) {
      return h('section', { class: ['live-pane', `is-${host}`], 'aria-label': name }, [
        h('div', { class: 'live-bar' }, [
          h('i', { class: 'live-mark' }),
          h('strong', name),
          h('span', about),
        ]),
        h('div', { class: 'live-body' }, body as []),
        h('output', { class: 'live-said' }, said[host] || words.value.idle),
      ]);
    }

    function renderHost() {
      return h(
        'cs-brand',
        shown.map(({ tag, place, isFramed, sample: { children, isOpen, ...sample } }) =>
          h('div', { key: tag, class: ['live-item', `is-${place}`] }, [
            h('code', `<${tag}>`),
            h('div', { class: ['live-frame', { 'is-framed': isFramed }] }, [
              isOpen !== undefined && h('button', { type: 'button', class: 'live-open' }, words.value.open),
              h(tag, sample, children as string | undefined),
            ]),
          ]),
        ),
      );
    }
  },
  { props: { shown: { type: String, required: true }, isStacked: Boolean } },
);

/** Runs the loader as a page without tools does, once. */
async function loadElements(src: string): Promise<void> {
  if (!customElements.get('cs-brand')) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    await customElements.whenDefined('cs-brand');
  }
}
