import type { ElementSpec, PropertyKind } from '../src/specs/ElementSpec.ts';

export const HEAD = '// Written by `pnpm write elements` from src/specs.\n';

/** How the loader parses an attribute of each property kind. */
const SIGNS: Readonly<Record<PropertyKind, string | null>> = {
  text: '',
  number: '#',
  flag: '?',
  data: '*',
  loadable: '*',
  address: '',
  day: '',
  moment: '',
  // Content of the page, no property.
  slot: null,
};

/** Properties that every field has beside those of its row. */
const FIELD_PROPERTIES = 'value error rule name disabled? required?';

/** 'product* size isLarge? columns#' */
export function listProperties({ properties, events, isField }: ElementSpec): string {
  const own = Object.entries(properties).flatMap(([name, { kind }]) => {
    const sign = SIGNS[kind];
    return sign === null ? [] : [name + sign];
  });
  const hasOffers = Object.values(events).some(({ isOffered }) => isOffered);
  return [...own, ...(hasOffers ? ['offers'] : []), ...(isField ? [FIELD_PROPERTIES] : [])].join(' ');
}

/** The module from which a file of `generated` imports the component of a row. */
export const moduleOf = ({ from, component }: ElementSpec, folder: string): string =>
  from === 'parts' ? `${folder}/parts/${component}.tsx` : `@cloud-school/${from}`;

/** The component of an element with what the runtime needs of its row: a chunk of its own. */
export function toPartFile(spec: ElementSpec): string {
  const { properties, events, requests, isField, isInline, component } = spec;
  const plan = {
    properties: mapValues(properties, ({ kind }) => kind),
    needed: Object.keys(properties).filter((name) => properties[name]?.isNeeded),
    events: mapValues(events, ({ name, detail }) => [name, ...detail]),
    requests: mapValues(requests, ({ name, detail, refusal }) => ({ event: [name, ...detail], refusal })),
    offered: Object.keys(events).filter((name) => events[name]?.isOffered),
    isField,
    isInline,
  };
  return `${HEAD}import { ${component} } from '${moduleOf(spec, '../..')}';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: ${component},
${Object.entries(plan)
  .map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  .join('')}};
`;
}

/** What the loader knows of each tag. */
export function toDefinitions(specs: readonly ElementSpec[]): string {
  const rows = specs.map((spec) => {
    const methods = Object.keys(spec.methods).join(' ');
    const traits = [
      `properties: '${listProperties(spec)}'`,
      ...(methods ? [`methods: '${methods}'`] : []),
      ...(spec.isField ? ['isField: true'] : []),
      ...(spec.delegatesFocus ? [] : ['delegatesFocus: false']),
      `load: () => import('./parts/${spec.tag}.ts')`,
    ];
    return `  '${spec.tag}': { ${traits.join(', ')} },\n`;
  });
  return `${HEAD}import type { Definition } from '../loader/defineElement.ts';

export const definitions: Readonly<Record<string, Definition>> = {
${rows.join('')}};
`;
}

const mapValues = <From, To>(given: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, map(value)]));
