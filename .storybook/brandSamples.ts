import { cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

const found = import.meta.glob<Readonly<Record<string, string>>>('../apps/*/src/brand/storySamples.ts', {
  eager: true,
  import: 'storySamples',
});

interface Samples {
  pattern: RegExp;
  words: Readonly<Record<string, string>>;
  /** What was replaced before, so that a story that renders again gets the same objects. */
  known: WeakMap<object, unknown>;
}

/** The samples of a brand by the folder of its app, which has the brand's id. */
const samplesOf = new Map(
  Object.entries(found).map(([path, words]): [string | undefined, Samples] => [
    path.split('/')[2],
    { words, known: new WeakMap(), pattern: toPattern(Object.keys(words)) },
  ]),
);

/** Args of a story in which the standard samples are replaced by those of the brand; a brand without any shows the standard ones. */
export function toBrandSamples<Args extends object>(args: Args, brandId: string): Args {
  const samples = samplesOf.get(brandId);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Texts become texts, and nothing else changes.
  return samples ? (replaceIn(args, samples) as Args) : args;
}

/** Texts in lists, plain objects and what elements are given; dates, maps and functions stay. */
function replaceIn(value: unknown, samples: Samples): unknown {
  if (typeof value === 'string') return value.replace(samples.pattern, (word) => samples.words[word] ?? word);
  if (!isPlain(value)) return value;
  if (!samples.known.has(value)) {
    // Until it is known, for an object that contains itself.
    samples.known.set(value, value);
    samples.known.set(value, replaceParts(value, samples));
  }
  return samples.known.get(value);
}

function replaceParts(value: object, samples: Samples): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, samples));
  if (isValidElement<PropsWithChildren>(value)) {
    const { children, ...props } = value.props;
    // As arguments, children that were written side by side need no keys.
    const replaced = replaceIn(children, samples) as ReactNode;
    return cloneElement(
      value,
      replaceEntries(props, samples),
      ...(Array.isArray(children) ? (replaced as ReactNode[]) : [replaced]),
    );
  }
  return replaceEntries(value, samples);
}

const replaceEntries = (value: object, samples: Samples) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceIn(item, samples)]));

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** The longest first: 养老护理员 before 养老护理. */
function toPattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(
    longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    'g',
  );
}
