import type { ComponentProps, JSX } from 'react';

/**
 * What the root of a component takes: every attribute of the element, its handlers and its ref, without the names that the
 * component gives a meaning of its own. HTML enters through RichText alone, and fields are controlled: no value of their own.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  Own | 'dangerouslySetInnerHTML' | 'defaultValue' | 'defaultChecked'
>;
