import { className } from '../../packages/elements/generate/toTypes.ts';
import { toAttribute } from '../../packages/elements/src/loader/parseProperty.ts';
import type { ElementSpec, PropertyKind } from '../../packages/elements/src/specs/ElementSpec.ts';
import { samples } from '../../packages/elements/src/testing/samples.ts';

/** Properties that a page gives as data, not as text. */
const isData = (kind: PropertyKind | undefined) => kind === 'data' || kind === 'loadable';

/** Splits an element's sample into attributes of its tag, data that a script sets, and its content. */
function readSample({ tag, properties, isField }: ElementSpec) {
  const { children = '', ...sample } = samples[tag] ?? {};
  const entries = Object.entries(sample);
  const data = entries.filter(([name, value]) => isData(properties[name]?.kind) && typeof value === 'object');
  return {
    data,
    attributes: entries.filter((entry) => !data.includes(entry)),
    children: String(children),
    isField,
  };
}

/** The event that an example listens to, and the part of its detail that it prints. */
function readEvent({ events, requests }: ElementSpec) {
  const [event] = [...Object.values(events), ...Object.values(requests)];
  return (
    event && { name: `cs-${event.name}`, said: event.detail[0] ? `detail.${event.detail[0]}` : 'detail' }
  );
}

/** The element in a Vue component. */
export function toVue(spec: ElementSpec): string {
  const { data, attributes, children, isField } = readSample(spec);
  const event = readEvent(spec);
  const script = [
    ...(isField ? ["import { ref } from 'vue';"] : []),
    ...(data.length > 0 ? [`import type { ${className(spec)} } from '@cloud-school/elements';`] : []),
    ...(isField || data.length > 0 ? [''] : []),
    ...(isField ? ["const value = ref('');"] : []),
    ...data.map(([name, value]) => toAssignment(`const ${name}: ${className(spec)}['${name}']`, value, '')),
  ];
  const inTag = [
    ...(isField ? ['v-model="value"'] : []),
    ...data.map(([name]) => `:${toAttribute(name)}="${name}"`),
    ...attributes.map(([name, value]) =>
      typeof value === 'string' ? toHtmlAttribute(name, value) : `:${toAttribute(name)}="${String(value)}"`,
    ),
    ...(event ? [`@${event.name}="({ detail }) => console.log(${event.said})"`] : []),
  ];
  const template = `<template>
${toTag(`cs-${spec.tag}`, inTag, children, '  ')}
</template>`;
  return script.length > 0
    ? `<script setup lang="ts">\n${script.join('\n')}\n</script>\n\n${template}`
    : template;
}

/** The element on a page without tools. */
export function toHtml(spec: ElementSpec, comment: string, variable: string): string {
  const tag = `cs-${spec.tag}`;
  const { data, attributes, children } = readSample(spec);
  const event = readEvent(spec);
  const lines = [
    ...data.map(([name, value]) => toAssignment(`element.${name}`, value, '  ')),
    ...(event
      ? [
          `element.addEventListener('${event.name}', ({ detail }) => {`,
          `  console.log(${event.said});`,
          '});',
        ]
      : []),
  ];
  const script = `

<script>
  const element = document.querySelector('${tag}');
${lines.map((line) => `  ${line}`).join('\n')}
</script>`;
  const inTag = attributes.map(([name, value]) => toHtmlAttribute(name, value));
  return `<!-- ${comment} -->
<script type="module" src="/cs/elements.js"></script>

<cs-brand primary="#0A62EA" accent="#12B5A5">
${toTag(tag, inTag, children, '  ')}
</cs-brand>${lines.length > 0 ? script : ''}

<style>
  ${tag} { --cs-${variable}; }
</style>`;
}

function toTag(tag: string, attributes: readonly string[], children: string, indent: string): string {
  const end = `>${children}</${tag}>`;
  const line = `${indent}<${[tag, ...attributes].join(' ')}${end}`;
  if (line.length <= LINE) return line;
  const rows = attributes.map((attribute) => `${indent}  ${attribute}`);
  return [`${indent}<${tag}`, ...rows, `${indent}${end}`].join('\n');
}

function toHtmlAttribute(name: string, value: unknown): string {
  if (value === true) return toAttribute(name);
  // A sample's picture within the text would fill the card.
  const text = String(value).replace(/^data:.*/s, `/${name}.svg`);
  return `${toAttribute(name)}="${text}"`;
}

function toAssignment(target: string, value: unknown, indent: string): string {
  const start = `${target} = `;
  return `${start}${toLiteral(withOneItem(value), indent, indent.length + start.length + 1)};`;
}

/** Characters that fit into the card of an example. */
const LINE = 60;

/** A value as code, broken where its line would be long; `used` characters of its first line are taken. */
function toLiteral(value: unknown, indent: string, used: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => toLiteral(item, inner, inner.length));
    return wrap(['[', ']'], items, indent, used);
  }
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(
      ([key, item]) => `${toKey(key)}: ${toLiteral(item, inner, inner.length + toKey(key).length + 2)}`,
    );
    return wrap(['{', '}'], items, indent, used);
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const toKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key));

function wrap(
  [open, close]: readonly [string, string],
  items: readonly string[],
  indent: string,
  used: number,
): string {
  const gap = open === '{' && items.length > 0 ? ' ' : '';
  const line = `${open}${gap}${items.join(', ')}${gap}${close}`;
  if (used + line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
}

/** The same data with one item in each list. */
function withOneItem(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, 1).map(withOneItem);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withOneItem(value)]));
}
