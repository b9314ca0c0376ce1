import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A box that scrolls; where it holds nothing to focus it takes the focus itself, so that keys scroll it. */
export function ScrollBox(props: HTMLAttributes<HTMLDivElement>) {
  const root = useRef<HTMLDivElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);

  // After each drawing: the content may have changed with it.
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    const look = () => {
      const overflows = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      setNeedsFocus(overflows && !box.querySelector(FOCUSABLE));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });

  return <Root {...props} ref={root} tabIndex={needsFocus ? 0 : undefined} />;
}

const Root = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
