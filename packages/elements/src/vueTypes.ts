import type { EmitFn, HTMLAttributes } from 'vue';
import type { FieldElement } from './elementTypes.ts';

/** An element in Vue's templates: its properties and events, and the attributes of every element. */
export type VueElement<Element extends HTMLElement, Events> = new () => Element & {
  /** Vue's templates check these, not the properties of the class. */
  $props: HTMLAttributes &
    Partial<Omit<Element, keyof HTMLElement>> &
    (Element extends FieldElement ? FieldModel : unknown);
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};

/** `v-model` of a field, which strict templates take for a property of a component. */
interface FieldModel {
  modelValue?: string;
  'onUpdate:modelValue'?: (value: string) => void;
}
