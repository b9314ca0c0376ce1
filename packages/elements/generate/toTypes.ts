import type { ElementSpec } from '../src/specs/ElementSpec.ts';
import { listOwnProperties } from './listProperties.ts';
import { HEAD, moduleOf } from './toCode.ts';

/** cs-product-card → CsProductCard */
export const className = ({ tag }: ElementSpec): string =>
  `cs-${tag}`.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The type of an element's property: that of the component's prop, or what the kind takes in its place. */
const PROPERTY_TYPES: Readonly<Partial<Record<string, (prop: string) => string>>> = {
  address: () => 'string',
  day: () => 'string',
  moment: () => 'string',
  loadable: (prop) => `Loaded<${prop}>`,
};

/** The classes of elements and their events, a file a family, and their tags for `document.querySelector`. */
export function toTypes(specs: readonly ElementSpec[]): Record<string, string> {
  const families = [...Map.groupBy(specs, ({ family }) => family)];
  return {
    ...Object.fromEntries(
      families.map(([family, rows]) => [`src/generated/classes/${family}.ts`, toFamily(rows)]),
    ),
    'src/generated/elementTypes.ts': `${HEAD}import type { BrandElement } from '../elementTypes.ts';
${families.map(([family, rows]) => `import type { ${rows.map(className).join(', ')} } from './classes/${family}.ts';\n`).join('')}
${families.map(([family]) => `export type * from './classes/${family}.ts';\n`).join('')}
declare global {
  interface HTMLElementTagNameMap {
    'cs-brand': BrandElement;
${specs.map((spec) => `    'cs-${spec.tag}': ${className(spec)};\n`).join('')}  }
}
`,
  };
}

function toFamily(specs: readonly ElementSpec[]): string {
  const code = specs.map(toInterfaces).join('\n');
  // An element without properties and details names no props.
  const named = specs.filter(({ component }) => new RegExp(`\\b${component}Props\\b`).test(code));
  const imports = [...Map.groupBy(named, (spec) => moduleOf(spec, '../..'))].map(
    ([module, rows]) =>
      `import type { ${rows.map(({ component }) => `${component}Props`).join(', ')} } from '${module}';`,
  );
  const shared = SHARED.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `${HEAD}${imports.join('\n')}
import type { ${shared.join(', ')} } from '../../elementTypes.ts';

${code}`;
}

const SHARED = ['Argument', 'CsNavigate', 'CsRetry', 'FieldElement', 'Handle', 'Loaded', 'RequestEvent'];

function toInterfaces(spec: ElementSpec): string {
  const { component, properties, methods, events, requests, isField } = spec;
  const props = `${component}Props`;
  const lines = [
    ...Object.entries(listOwnProperties(spec)).flatMap(([name, { kind, about }]) => {
      // `offers` is no prop of the component.
      const prop = name in properties ? `${props}['${name}']` : 'string';
      return [`  /** ${about.zh} */`, `  ${name}: ${PROPERTY_TYPES[kind]?.(prop) ?? prop} | undefined;`];
    }),
    ...Object.entries(methods).flatMap(([name, about]) => [
      `  /** ${about.zh} */`,
      `  ${name}: Handle<${props}>['${name}'];`,
    ]),
  ];
  const handlers = [
    ...Object.entries(events).map(
      ([prop, event]) => `  'cs-${event.name}': CustomEvent<${detailType(props, prop, event.detail)}>;`,
    ),
    ...Object.entries(requests).map(
      ([prop, event]) =>
        `  'cs-${event.name}': RequestEvent<${detailType(props, prop, event.detail)}, ${props}['${prop}']>;`,
    ),
  ];
  const base = isField ? 'FieldElement' : 'HTMLElement';
  return `/** ${spec.name} */
export interface ${className(spec)} extends ${base} {
${lines.map((line) => `${line}\n`).join('')}}
export interface ${className(spec)}Events {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
${handlers.map((line) => `${line}\n`).join('')}}
`;
}

const detailType = (props: string, prop: string, names: readonly string[]): string =>
  names.length === 0
    ? 'Record<string, never>'
    : `{ ${names.map((name, index) => `${name}: Argument<${props}['${prop}'], ${index}>`).join('; ')} }`;

/** Tags of templates for vue-tsc: `import '@cloud-school/elements/vue'` once. */
export const toVueTypes = (
  specs: readonly ElementSpec[],
): string => `${HEAD}import type { BrandElement } from '../elementTypes.ts';
import type { VueElement } from '../vueTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'vue' {
  interface GlobalComponents {
    'cs-brand': VueElement<BrandElement, object>;
${specs.map((spec) => `    'cs-${spec.tag}': VueElement<Elements.${className(spec)}, Elements.${className(spec)}Events>;\n`).join('')}  }
}
`;

/** Tags of JSX for React 19: `import '@cloud-school/elements/jsx'` once. */
export const toJsxTypes = (
  specs: readonly ElementSpec[],
): string => `${HEAD}import type { BrandElement } from '../elementTypes.ts';
import type { JsxElement } from '../jsxTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cs-brand': JsxElement<BrandElement, object>;
${specs.map((spec) => `      'cs-${spec.tag}': JsxElement<Elements.${className(spec)}, Elements.${className(spec)}Events>;\n`).join('')}    }
  }
}
`;
