import { toSchoolTime } from '@cloud-school/domain';
import { createElement } from 'react';
import type { Binding } from '../loader/Binding.ts';
import type { ElementState } from '../loader/ElementState.ts';
import type { PropertyKind } from '../specs/ElementSpec.ts';
import { emit, request } from './events.ts';

type Props = Record<string, unknown>;

/** The props of an element's component: null while a property is missing without which it cannot draw. */
export function createProps(state: ElementState, binding: Binding): () => Props | null {
  const { host, values } = state;
  const mountedAt = toSchoolTime(Date.now());
  const callbacks = createCallbacks(host, binding);

  const asSet = (name: string) => values[name];
  const READERS: Readonly<Record<PropertyKind, (name: string) => unknown>> = {
    text: asSet,
    number: asSet,
    flag: asSet,
    data: asSet,
    loadable: (name) => toLoadable(values[name], () => emit(host, 'retry', { of: name })),
    address: (name) => toLinkBuilder(values[name]),
    day: (name) => values[name] ?? mountedAt.slice(0, 10),
    moment: (name) => values[name] ?? mountedAt,
    slot: (name) => toSlot(host, name),
  };

  return () => {
    if (binding.required.some((name) => values[name] === undefined)) return null;
    const props: Props = { ...callbacks };
    const offers = typeof values.offers === 'string' ? values.offers.split(' ') : [];
    for (const name of binding.offered)
      if (!offers.includes(binding.events[name]?.[0] ?? '')) delete props[name];
    for (const [name, kind] of Object.entries(binding.properties)) {
      const value = READERS[kind](name);
      if (value !== undefined) props[name] = value;
    }
    return props;
  };
}

/** They stay the same, so that what has not changed is not drawn again. */
function createCallbacks(host: HTMLElement, { events, requests }: Binding): Props {
  const send = ([name = '', ...names]: readonly string[]) => [name, toDetail(names)] as const;
  return Object.fromEntries<unknown>([
    ...Object.entries(events).map(([prop, event]) => {
      const [name, detail] = send(event);
      return [prop, (...given: unknown[]) => void emit(host, name, detail(given))] as const;
    }),
    ...Object.entries(requests).map(([prop, { event, fallback }]) => {
      const [name, detail] = send(event);
      return [prop, (...given: unknown[]) => request(host, name, detail(given), fallback)] as const;
    }),
  ]);
}

const toDetail =
  (names: readonly string[]) =>
  (given: unknown[]): Props =>
    Object.fromEntries(names.map((name, index) => [name, given[index]]));

/** Data that comes without states is ready. */
function toLoadable(value: unknown, onRetry: () => void): unknown {
  if (value === undefined) return { status: 'loading' };
  const isLoadable = typeof value === 'object' && value !== null && 'status' in value;
  return isLoadable ? { isRefused: false, ...value, onRetry } : { status: 'ready', data: value };
}

/** '/news/{id}' → a function that puts an item's fields in. */
const toLinkBuilder = (pattern: unknown) =>
  typeof pattern === 'string'
    ? (item: Props) => pattern.replaceAll(/\{(\w+)\}/g, (_, field: string) => toPlain(item[field]))
    : undefined;

const toPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';

/** The page's content: `children` is what has no slot of its own, other names are absent where nothing is put into them. */
function toSlot(host: HTMLElement, name: string) {
  if (name === 'children') return createElement('slot');
  const isFilled = [...host.children].some((child) => child.slot === name);
  return isFilled ? createElement('slot', { name }) : undefined;
}
