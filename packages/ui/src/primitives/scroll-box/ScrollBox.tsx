import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../native/NativeProps.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A scrollable box. Without a focusable child it takes the focus itself, so that keys scroll it. */
export function ScrollBox({ ref, ...rest }: NativeProps<'div'>) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const [needsFocus, setNeedsFocus] = useState(false);

  useEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => {
      const overflows = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      setNeedsFocus(overflows && !box.querySelector(FOCUSABLE));
    });
    // What is observed reports once on its own after layout; measuring here would force a layout.
    const watch = () => {
      sizes.disconnect();
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
    };
    watch();
    // The content may change without a rendering of this box.
    const contents = new MutationObserver(watch);
    contents.observe(box, { childList: true, subtree: true });
    return () => {
      contents.disconnect();
      sizes.disconnect();
    };
  }, []);

  return <Root {...rest} ref={mergedRef} tabIndex={needsFocus ? 0 : rest.tabIndex} />;
}

/* Positioned, so that it also clips absolute descendants such as visually hidden text. */
const Root = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
