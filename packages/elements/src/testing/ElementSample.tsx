import '../index.ts';
import { createElement } from 'react';
import { samples } from './samples.ts';

/** An element with its sample, as a page would write it. */
export function ElementSample({ tag }: { tag: string }) {
  return createElement(`cs-${tag}`, samples[tag]);
}
