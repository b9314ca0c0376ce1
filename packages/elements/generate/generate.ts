import type { ElementSpec } from '../src/specs/ElementSpec.ts';
import { toBinding, toDefinitions } from './toCode.ts';
import { toManifest } from './toManifest.ts';
import { toStories } from './toStories.ts';
import { toJsxTypes, toTypes, toVueTypes } from './toTypes.ts';

/** Every generated file of the package, by its path in it. */
export function generate(specs: readonly ElementSpec[]): Record<string, string> {
  return {
    ...Object.fromEntries(specs.map((spec) => [`src/generated/bindings/${spec.tag}.ts`, toBinding(spec)])),
    'src/generated/definitions.ts': toDefinitions(specs),
    ...toTypes(specs),
    'src/generated/vue.ts': toVueTypes(specs),
    'src/generated/jsx.ts': toJsxTypes(specs),
    'src/generated/Elements.stories.tsx': toStories(specs),
    'custom-elements.json': toManifest(specs),
  };
}
