import type { FieldValues, Resolver } from 'react-hook-form';

interface LazyResolver<Fields extends FieldValues, Context> {
  /** Loads the rules on the first validation. */
  resolver: Resolver<Fields, Context>;
  /** Loads the rules ahead, for the form's first focus. A failure shows at submit. */
  preload: () => void;
}

/** A form's validation rules as a chunk of their own, since yup and the schemas are not part of the first view. */
export function lazyResolver<Fields extends FieldValues, Context = unknown>(
  load: () => Promise<Resolver<Fields, Context>>,
): LazyResolver<Fields, Context> {
  return {
    resolver: async (values, context, options) => (await load())(values, context, options),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
