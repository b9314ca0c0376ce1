import { createElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Binding } from '../loader/Binding.ts';
import type { ElementState, Mounted } from '../loader/ElementState.ts';
import { createProps } from './createProps.ts';
import { Frame } from './Frame.tsx';
import { adoptSheets, ROOT_CLASS } from './sheets.ts';
import { showWords } from './showWords.ts';
import { watchBrand } from './watchBrand.ts';

/** Draws an element's component into its shadow root. */
export function mount(state: ElementState, binding: Binding): void {
  const { host, root } = state;
  adoptSheets(root, binding.isInline);
  // One box has the theme's variables, which cost time for each element that sets them.
  const box = addBox(root);
  box.className = ROOT_CLASS;
  const [body, layer] = [addBox(box), addBox(box)];
  const react = createRoot(body);
  let handle: Record<string, (...given: unknown[]) => unknown> | null = null;
  const ref: Ref<typeof handle> = (value) => {
    handle = value;
  };
  let isPlanned = false;
  const update = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (state.mounted === mounted) draw();
    });
  };
  const field = binding.toField?.(state, box, update, draw);
  const toProps = createProps(state, binding);
  const brand = watchBrand(host, update);
  const slots = new MutationObserver(update);
  slots.observe(host, { childList: true });
  const stopWords = showWords(box);

  function draw() {
    const props = toProps();
    react.render(
      props && (
        <Frame host={host} layer={layer} brandTheme={brand.read()}>
          {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rows are checked against the props of their components. */}
          {createElement(binding.Component as never, { ...props, ...field?.toProps(), ref })}
        </Frame>
      ),
    );
  }

  const mounted: Mounted = {
    update,
    unmount: () => {
      state.mounted = null;
      slots.disconnect();
      brand.stop();
      stopWords();
      field?.stop();
      react.unmount();
      box.remove();
    },
    reset: () => field?.reset(),
    call: (method, given) => handle?.[method]?.(...given),
  };
  state.mounted = mounted;
  // Synchronously: React would render each element in a task of its own, with a frame between two of them.
  flushSync(draw);
}

function addBox(parent: ShadowRoot | HTMLElement): HTMLElement {
  const box = document.createElement('div');
  parent.append(box);
  return box;
}
