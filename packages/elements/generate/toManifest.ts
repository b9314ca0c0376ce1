import { toAttribute } from '../src/loader/parseProperty.ts';
import type { ElementSpec, PropertyKind } from '../src/specs/ElementSpec.ts';
import { listProperties, listSlots } from './listProperties.ts';
import { className } from './toTypes.ts';

/** The type of a property, and how it is written as an attribute. */
const TYPES: Readonly<Record<PropertyKind, { property: string; attribute: string }>> = {
  text: { property: 'string', attribute: 'string' },
  number: { property: 'number', attribute: 'number' },
  flag: { property: 'boolean', attribute: 'boolean' },
  data: { property: 'object', attribute: 'JSON' },
  loadable: { property: 'object', attribute: 'JSON' },
  address: { property: 'string', attribute: 'string' },
  day: { property: 'string', attribute: 'string' },
  moment: { property: 'string', attribute: 'string' },
  slot: { property: 'slot', attribute: 'slot' },
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
  const properties = Object.entries(listProperties(spec));
  return {
    kind: 'class',
    customElement: true,
    tagName: `cs-${spec.tag}`,
    name: className(spec),
    summary: spec.name,
    description: spec.about.zh,
    attributes: properties.map(([name, { kind, about }]) => ({
      name: toAttribute(name),
      fieldName: name,
      type: { text: TYPES[kind].attribute },
      description: about.zh,
    })),
    members: [
      ...properties.map(([name, { kind, about }]) => ({
        kind: 'field',
        name,
        type: { text: TYPES[kind].property },
        description: about.zh,
      })),
      ...Object.entries(spec.methods).map(([name, about]) => ({
        kind: 'method',
        name,
        description: about.zh,
      })),
    ],
    events: [...Object.values(spec.events), ...Object.values(spec.requests)].map(
      ({ name, about, detail }) => ({
        name: `cs-${name}`,
        type: { text: `CustomEvent<{ ${detail.join(', ')} }>` },
        description: about.zh,
      }),
    ),
    slots: listSlots(spec).map(({ name, about }) => ({ name, description: about.zh })),
  };
}
