import type { ValueKind } from '../src/loader/parseProperty.ts';
import type { ElementSpec, PropertyKind } from '../src/specs/ElementSpec.ts';
import { listOwnProperties } from './listProperties.ts';

export const HEAD = '// Written by `pnpm write elements` from src/specs.\n';

/** How the loader parses each property kind. */
const VALUE_KINDS: Readonly<Record<PropertyKind, ValueKind>> = {
  text: 'text',
  number: 'number',
  flag: 'flag',
  data: 'data',
  loadable: 'loadable',
  address: 'text',
  day: 'text',
  moment: 'text',
  slot: 'text',
};

/** The module from which a file of `generated` imports the component of a row. */
export const moduleOf = ({ from, component }: ElementSpec, folder: string): string =>
  from === 'parts' ? `${folder}/parts/${component}.tsx` : `@cloud-school/${from}`;

/** The component of an element with what the runtime needs of its row: a chunk of its own. */
export function toBinding(spec: ElementSpec): string {
  const { properties, events, requests, isField, isInline, component } = spec;
  const traits = {
    properties: mapValues(properties, ({ kind }) => kind),
    required: Object.keys(properties).filter((name) => properties[name]?.isRequired),
    events: mapValues(events, ({ name, detail }) => [name, ...detail]),
    requests: mapValues(requests, ({ name, detail, fallback }) => ({ event: [name, ...detail], fallback })),
    offered: Object.keys(events).filter((name) => events[name]?.isOffered),
    isInline,
  };
  return `${HEAD}import { ${component} } from '${moduleOf(spec, '../..')}';
import type { Binding } from '../../loader/Binding.ts';
${isField ? "import { toField } from '../../runtime/toField.ts';\n" : ''}
export const binding: Binding = {
  Component: ${component},
${isField ? '  toField,\n' : ''}${Object.entries(traits)
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
    .join('')}};
`;
}

/** What the loader knows of each tag. */
export function toDefinitions(specs: readonly ElementSpec[]): string {
  const rows = specs.map((spec) => {
    const methods = Object.keys(spec.methods).map((name) => `'${name}'`);
    const byKind = Map.groupBy(Object.entries(listOwnProperties(spec)), ([, { kind }]) => VALUE_KINDS[kind]);
    const properties = [...byKind].map(
      ([kind, rows]) => `${kind}: '${rows.map(([name]) => name).join(' ')}'`,
    );
    const traits = [
      `properties: { ${properties.join(', ')} }`,
      ...(methods.length > 0 ? [`methods: [${methods.join(', ')}]`] : []),
      ...(spec.isField ? ['isField: true'] : []),
      ...(spec.delegatesFocus ? [] : ['delegatesFocus: false']),
      `load: () => loadBinding(() => import('./bindings/${spec.tag}.ts'))`,
    ];
    return `  '${spec.tag}': { ${traits.join(', ')} },\n`;
  });
  return `${HEAD}import type { Definition } from '../loader/defineElement.ts';
import { loadBinding } from '../loader/loadBinding.ts';

export const definitions: Readonly<Record<string, Definition>> = {
${rows.join('')}};
`;
}

const mapValues = <From, To>(given: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, map(value)]));
