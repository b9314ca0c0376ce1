import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useIsHydrating } from '../hydration/useIsHydrating.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';
import { prepareRichText, getSanitizer } from './prepareRichText.ts';
import { richTextStyle } from './richTextStyle.ts';
import { toParagraphs } from './toParagraphs.ts';
import { toPlainText } from './toPlainText.ts';

export type RichTextSize =
  | 'body'
  | 'reading'
  | 'stem'
  | 'article15'
  | 'article17'
  | 'article19'
  | 'article21';

export interface RichTextProps extends NativeProps<'div', 'children'> {
  /** Untrusted HTML or plain text. */
  html: string;
  /** 14 px for asides, 16/1.8 for reading, 18/1.8 for question stems, 15 to 21 px for an article. */
  size?: RichTextSize;
  /** A span with inline paragraphs, for a line, an option or a button. */
  isInline?: boolean;
}

/** The only component that renders untrusted HTML: sanitised, and styled with the theme. */
export function RichText({ html, size = 'reading', isInline = false, ref, ...rest }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const isPlain = !/[<&]/.test(html);
  const isText = useIsText() && !isPlain;

  useLayoutEffect(() => {
    if (isPlain || isText) return undefined;
    let isStale = false;
    // Inserts the sanitised nodes themselves: serialising and parsing again could change them.
    const show = (sanitize: (html: string) => DocumentFragment) => {
      if (!isStale) root.current?.replaceChildren(sanitize(html));
    };
    const ready = getSanitizer();
    if (ready) show(ready);
    else {
      // Plain text until the sanitiser arrives, and for as long as it cannot be fetched.
      root.current?.replaceChildren(toPlainText(html));
      // After the next paint, so that the download of the sanitiser does not delay the text.
      requestAnimationFrame(() => void prepareRichText().then(show, () => undefined));
    }
    return () => {
      isStale = true;
    };
  }, [html, isPlain, isText]);

  return (
    <Root
      {...rest}
      // A new element per mode: React must not reconcile its text with nodes it did not create.
      key={isPlain ? 'plain' : isText ? 'text' : 'html'}
      ref={mergedRef}
      as={isInline ? 'span' : 'div'}
      $size={size}
      $isPlain={isPlain}
      $isInline={isInline}
    >
      {isPlain ? html : isText ? toParagraphs(html).map((text, index) => <p key={index}>{text}</p>) : null}
    </Root>
  );
}

/** True while HTML is shown as paragraphs of text: on a server, and on its page until the sanitiser has loaded. */
function useIsText(): boolean {
  const isHydrating = useIsHydrating();
  const [isWaiting, setWaiting] = useState(isHydrating);
  useEffect(() => {
    // Without the sanitiser the text stays.
    if (isWaiting)
      prepareRichText().then(
        () => setWaiting(false),
        () => undefined,
      );
  }, [isWaiting]);
  return isHydrating || isWaiting;
}

const sizes: Record<RichTextSize, string> = {
  body: theme.type.body,
  reading: theme.type.reading,
  stem: theme.type.stem,
  article15: theme.type.article15,
  article17: theme.type.article17,
  article19: theme.type.article19,
  article21: theme.type.article21,
};

const Root = styled.div<{ $size: RichTextSize; $isPlain: boolean; $isInline: boolean }>`
  font: ${({ $size }) => sizes[$size]};
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${({ $isPlain }) =>
    $isPlain
      ? css`
          white-space: pre-line;
        `
      : richTextStyle}
  ${({ $isInline }) =>
    $isInline &&
    css`
      p,
      div:not([data-table-box]) {
        display: inline;
      }
      img {
        display: inline-block;
        vertical-align: middle;
      }
    `}
`;
