import { fields, type Issue, type Rule } from '@cloud-school/validators';
import { english } from '@cloud-school/validators/english';
import { toJsonSchema } from '@cloud-school/validators/json-schema';
import { ruleCatalogue } from '@cloud-school/validators/testing';
import { useData } from 'vitepress';
import { computed, defineComponent, h, ref } from 'vue';

const WORDS = {
  'en-US': {
    rule: 'Rule',
    value: 'Value',
    strict: 'by the real standard',
    passes: 'Passes',
    refused: 'Refused',
    chinese: 'Chinese message',
    english: 'English message',
    code: 'Code',
    valid: 'Passes',
    invalid: 'Is refused',
    schema: 'As JSON Schema',
  },
  'zh-CN': {
    rule: '规则',
    value: '值',
    strict: '按真实标准',
    passes: '通过',
    refused: '不通过',
    chinese: '中文提示',
    english: '英文提示',
    code: '代码',
    valid: '通过的例子',
    invalid: '不通过的例子',
    schema: 'JSON Schema',
  },
};

const nameOf = ({ rule, call = rule.name }: (typeof ruleCatalogue)[number]) => call;
const NAMES = ruleCatalogue.map(nameOf);

/** Judges a value by a rule of the validators: the verdict, both messages, and the rule as a JSON Schema. */
export const RulePlayground = defineComponent(() => {
  const { lang } = useData();
  const words = computed(() => WORDS[lang.value === 'zh-CN' ? 'zh-CN' : 'en-US']);
  const name = ref('idCard');
  const value = ref('110105194912310021');
  const isStrict = ref(true);

  const samples = computed(() => ruleCatalogue[NAMES.indexOf(name.value)] ?? ruleCatalogue[0]);
  const rule = computed(() => (isStrict.value ? samples.value?.rule.strict() : samples.value?.rule));

  function choose(chosen: string) {
    name.value = chosen;
    value.value = String(samples.value?.valid[0] ?? '');
  }

  return () => {
    if (!samples.value || !rule.value) return null;
    const issue = rule.value.check(value.value);
    return h('div', { class: 'playground' }, [
      h('label', [
        words.value.rule,
        h(
          'select',
          { onChange: ({ target }: Event) => choose((target as HTMLSelectElement).value) },
          NAMES.map((option) => h('option', { value: option, selected: option === name.value }, option)),
        ),
      ]),
      h('label', [
        words.value.value,
        h('input', {
          value: value.value,
          spellcheck: false,
          autocomplete: 'off',
          'aria-invalid': issue !== undefined,
          onInput: ({ target }: Event) => (value.value = (target as HTMLInputElement).value),
        }),
      ]),
      h('label', { class: 'playground-check' }, [
        h('input', {
          type: 'checkbox',
          checked: isStrict.value,
          onChange: () => (isStrict.value = !isStrict.value),
        }),
        words.value.strict,
      ]),
      h('output', { class: issue ? 'is-refused' : 'is-passed' }, [
        h('strong', issue ? words.value.refused : words.value.passes),
        issue ? renderIssue(issue) : null,
      ]),
      renderExamples(words.value.valid, samples.value.valid),
      renderExamples(words.value.invalid, samples.value.invalid),
      h('details', [h('summary', words.value.schema), h('pre', formatSchema(name.value, rule.value))]),
    ]);
  };

  function renderIssue(issue: Issue) {
    const { chinese, english: inEnglish, code } = words.value;
    return h(
      'dl',
      [
        [h('dt', chinese), h('dd', { lang: 'zh-CN' }, issue.message)],
        [h('dt', inEnglish), h('dd', { lang: 'en' }, english(issue))],
        [h('dt', code), h('dd', h('code', issue.code))],
      ].flat(),
    );
  }

  function renderExamples(label: string, examples: readonly (string | number)[]) {
    return h('div', { class: 'playground-examples' }, [
      h('span', label),
      ...examples
        .slice(0, 4)
        .map((example) =>
          h(
            'button',
            { type: 'button', onClick: () => (value.value = String(example)) },
            shorten(String(example)),
          ),
        ),
    ]);
  }
});

const shorten = (text: string) => (text.length > 32 ? `${text.slice(0, 30)}…` : text);

function formatSchema(field: string, rule: Rule): string {
  const key = field.replace(/\(.*/, '');
  return JSON.stringify(toJsonSchema(fields({ [key]: rule })).properties[key], null, 2);
}
