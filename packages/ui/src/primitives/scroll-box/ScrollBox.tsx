import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A box that scrolls; where it holds nothing to focus it takes the focus itself, so that keys scroll it. */
export function ScrollBox(props: HTMLAttributes<HTMLDivElement>) {
  const root = useRef<HTMLDivElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);

  // Anew with each drawing, since the content may have changed with it. An observer looks once by itself, when the
  // page has its layout; a look of our own would force one.
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

const Root = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
