import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A scrollable box. Without a focusable child it takes the focus itself, so that keys scroll it. */
export function ScrollBox(props: HTMLAttributes<HTMLDivElement>) {
  const root = useRef<HTMLDivElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);

  // Runs after every render, since the content may have changed. The observer reports once on its own after layout;
  // measuring here would force a layout.
  useEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const overflows = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      setNeedsFocus(overflows && !box.querySelector(FOCUSABLE));
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });

  return <Root {...props} ref={root} tabIndex={needsFocus ? 0 : undefined} />;
}

/* Positioned, so that it also clips absolute descendants such as visually hidden text. */
const Root = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
