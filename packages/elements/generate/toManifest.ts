import { toAttribute } from '../src/loader/properties.ts';
import type { ElementSpec, PropertyKind } from '../src/specs/ElementSpec.ts';
import { className } from './toTypes.ts';

const TYPES: Readonly<Record<PropertyKind, string>> = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  data: 'object',
  loadable: 'object',
  address: 'string',
  day: 'string',
  moment: 'string',
  slot: 'slot',
};

/** `custom-elements.json`, which editors and Storybook read: https://github.com/webcomponents/custom-elements-manifest. */
export const toManifest = (specs: readonly ElementSpec[]): string =>
  `${JSON.stringify(
    {
      schemaVersion: '2.1.0',
      modules: [{ kind: 'javascript-module', path: 'dist/index.js', declarations: specs.map(toDeclaration) }],
    },
    null,
    1,
  )}\n`;

function toDeclaration(spec: ElementSpec) {
  const properties = Object.entries(spec.properties);
  const own = properties.filter(([, { kind }]) => kind !== 'slot');
  return {
    kind: 'class',
    customElement: true,
    tagName: `cs-${spec.tag}`,
    name: className(spec),
    summary: spec.name,
    description: spec.about,
    attributes: own.map(([name, { kind, about }]) => ({
      name: toAttribute(name),
      fieldName: name,
      type: { text: kind === 'data' || kind === 'loadable' ? 'JSON' : TYPES[kind] },
      description: about,
    })),
    members: [
      ...own.map(([name, { kind, about }]) => ({
        kind: 'field',
        name,
        type: { text: TYPES[kind] },
        description: about,
      })),
      ...Object.entries(spec.methods).map(([name, about]) => ({ kind: 'method', name, description: about })),
    ],
    events: [...Object.values(spec.events), ...Object.values(spec.requests)].map(
      ({ name, about, detail }) => ({
        name: `cs-${name}`,
        type: { text: `CustomEvent<{ ${detail.join(', ')} }>` },
        description: about,
      }),
    ),
    slots: properties
      .filter(([, { kind }]) => kind === 'slot')
      .map(([name, { about }]) => ({ name, description: about })),
  };
}
