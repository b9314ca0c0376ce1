import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { richTextStyle } from './richTextStyle.ts';
import { prepareRichText, readySanitizer, toPlainText } from './sanitizer.ts';

export type RichTextSize = 'body' | 'reading' | 'stem';

interface RichTextProps extends HTMLAttributes<HTMLElement> {
  /** HTML or plain text written by others. */
  html: string;
  /** 14 for asides, 16/1.8 for reading, 18/1.8 for the stem of a question. */
  size?: RichTextSize;
  /** Inside a line, an option or a button: a span whose paragraphs run on. */
  isInline?: boolean;
}

/** The one gate for foreign HTML: sanitised, and drawn in the page's own type. */
export function RichText({ html, size = 'reading', isInline = false, ...rest }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPlain = !/[<&]/.test(html);

  useLayoutEffect(() => {
    if (isPlain) return undefined;
    let isStale = false;
    // Nodes, not a string: what was checked is what stands on the page, and nothing is parsed a second time.
    const show = (sanitize: (html: string) => DocumentFragment) => {
      if (!isStale) root.current?.replaceChildren(sanitize(html));
    };
    const ready = readySanitizer();
    if (ready) show(ready);
    else {
      // The words at once, and for as long as the sanitiser cannot be fetched.
      root.current?.replaceChildren(toPlainText(html));
      // After the next painting: a reader sees them before the sanitiser takes its share of the line.
      requestAnimationFrame(() => void prepareRichText().then(show, () => undefined));
    }
    return () => {
      isStale = true;
    };
  }, [html, isPlain]);

  return (
    <Root
      {...rest}
      // React must not look for its text among nodes it did not make.
      key={isPlain ? 'plain' : 'html'}
      ref={root}
      as={isInline ? 'span' : 'div'}
      $size={size}
      $isPlain={isPlain}
      $isInline={isInline}
    >
      {isPlain ? html : null}
    </Root>
  );
}

const sizes = { body: theme.type.body, reading: theme.type.reading, stem: theme.type.stem };

const Root = styled.div<{ $size: RichTextSize; $isPlain: boolean; $isInline: boolean }>`
  font: ${({ $size }) => sizes[$size]};
  min-width: 0;
  overflow-wrap: anywhere;
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
