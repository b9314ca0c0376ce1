import { useData } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, ref } from 'vue';

const COPIED = { 'en-US': 'Copied', 'zh-CN': '已复制' };
/** How long the button says so, in milliseconds. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  label: string;
  /** Default: the code of the card around the button. */
  text?: string;
  /** Its label is shown, not read aloud alone. */
  isWide?: boolean;
}

/** Copies a text, or the code of its card; it says so for two seconds, to screen readers too. */
export const CopyButton = defineComponent(
  (props: CopyButtonProps) => {
    const { lang } = useData();
    const copied = computed(() => COPIED[lang.value === 'zh-CN' ? 'zh-CN' : 'en-US']);
    const isCopied = ref(false);
    let timer: number | undefined;
    onBeforeUnmount(() => window.clearTimeout(timer));

    async function copy({ currentTarget }: Event) {
      const card = (currentTarget as HTMLElement).closest('.element-code');
      await navigator.clipboard.writeText(props.text ?? card?.querySelector('pre')?.innerText ?? '');
      isCopied.value = true;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (isCopied.value = false), SHOWN_MS);
    }

    return () => {
      const words = isCopied.value ? copied.value : props.label;
      return [
        h(
          'button',
          {
            type: 'button',
            class: ['copy-button', { 'is-copied': isCopied.value }],
            title: props.isWide ? undefined : props.label,
            'aria-label': props.isWide ? undefined : props.label,
            onClick: copy,
          },
          [h('span', { class: 'copy-icon' }), props.isWide || isCopied.value ? words : null],
        ),
        h('span', { class: 'visually-hidden', role: 'status' }, isCopied.value ? copied.value : ''),
      ];
    };
  },
  { props: { label: { type: String, required: true }, text: String, isWide: Boolean } },
);
