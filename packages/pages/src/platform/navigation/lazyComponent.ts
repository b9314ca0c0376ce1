import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ElementType,
  type FunctionComponent,
  lazy,
  useState,
} from 'react';

/** A component whose code is fetched when it first renders, or before by `preload`. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Fetches the code ahead of time; resolves with whether it is there. Rendering fetches again and reports a failure. */
  preload: () => Promise<boolean>;
}

/** A module that exports a component under the name. */
export type ModuleWith<Name extends string> = Record<Name, ElementType>;

const resets = new Set<() => void>();

/** Lets failed imports be tried again; React's `lazy` alone keeps a rejection for ever. Call it before a retry. */
export function retryFailedImports(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/**
 * `React.lazy` for a named export, with `preload` and a retry:
 * `lazyComponent(() => import('./HomePage.tsx'), 'HomePage')`.
 * When the retry fails too and the device is online, the page reloads: the file belongs to an older build.
 */
export function lazyComponent<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<ComponentProps<Module[Name]>> {
  type Props = ComponentProps<Module[Name]>;
  let hasFailed = false;
  let Loaded: ComponentType<Props> | null = null;
  const loadComponent = async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A member of ElementType may be a tag's name; an export of a module is a component.
    Loaded = (await load())[name] as ComponentType<Props>;
    return { default: Loaded };
  };
  const createLazy = () =>
    lazy(async () => {
      try {
        return await loadComponent();
      } catch (error) {
        if (hasFailed && navigator.onLine) window.location.reload();
        hasFailed = true;
        // Deferred to the retry: React renders once more before it shows the error, and would import in a loop.
        resets.add(() => {
          Pending = createLazy();
        });
        throw error;
      }
    });
  let Pending = createLazy();

  function Lazy(props: Props) {
    // Renders loaded code without Suspense, which can delay even resolved content by up to 300 ms.
    const [Component] = useState(() => Loaded ?? Pending);
    return createElement<Props & object>(Component, props);
  }
  Lazy.preload = () =>
    loadComponent().then(
      () => true,
      () => false,
    );
  return Lazy;
}
