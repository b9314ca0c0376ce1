import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { InQuestion, VideoHosts } from '../../theme/RichTextSettings.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { useIsHydrating } from '../hydration/useIsHydrating.ts';
import { afterPaint } from '../native/afterPaint.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';
import { listenWithin, watchWideFormulas } from './listenWithin.ts';
import { hasTex } from './loading/hasTex.ts';
import { getFormulas, getSanitizer, loadFormulas, prepareRichText } from './loading/prepareRichText.ts';
import { richTextStyle } from './richTextStyle.ts';
import { toRoughLines } from './toRoughText.ts';

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
  const isPlain = !/[<&]/.test(html) && !hasTex(html);
  const isText = useIsText() && !isPlain;
  const prefix = useId();
  const videoHosts = useContext(VideoHosts);
  const isQuestion = useContext(InQuestion);
  const { formulaMacros } = useSchoolSettings();

  useLayoutEffect(() => {
    const element = root.current;
    if (isPlain || isText || !element) return undefined;
    let isStale = false;
    let stopWatching = () => {};
    const drawFormulas = async () => {
      if (!element.querySelector('[data-formula-box]')) return;
      const formulas = getFormulas() ?? (await loadFormulas());
      await formulas.drawFormulas({ root: element, macros: formulaMacros, isWanted: () => !isStale });
      if (!isStale) stopWatching = watchWideFormulas(element);
    };
    // Inserts the sanitised nodes themselves: serialising and parsing again could change them.
    const show = ({ sanitizeHtml }: SanitizerModule) => {
      if (isStale) return;
      element.replaceChildren(
        sanitizeHtml(html, {
          videoHosts,
          isQuestion,
          prefix: `${prefix}-`,
          root: element,
        }),
      );
      // Without what draws it a formula stays as it is written.
      drawFormulas().catch(() => undefined);
    };
    const ready = getSanitizer();
    if (ready) show(ready);
    else {
      // Lines of text until the sanitiser arrives, and for as long as it cannot be fetched.
      element.replaceChildren(toRoughLines(html));
      afterPaint(() => void prepareRichText().then(show, () => undefined));
    }
    const stopListening = listenWithin(element);
    return () => {
      isStale = true;
      stopListening();
      stopWatching();
    };
  }, [html, isPlain, isText, videoHosts, isQuestion, prefix, formulaMacros]);

  // One element for one text: React keeps what the server wrote only while nothing in it changes.
  const serverText = useMemo(
    () => (
      <Suspense fallback={null}>
        <ServerText html={html} />
      </Suspense>
    ),
    [html],
  );

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
      {isPlain ? html : isText ? serverText : null}
    </Root>
  );
}

type SanitizerModule = NonNullable<ReturnType<typeof getSanitizer>>;

/**
 * On a server, the text; in the browser it never arrives, so that React keeps what the server wrote, and the page carries no
 * second parser.
 */
const ServerText = lazy(() =>
  typeof document === 'undefined'
    ? import('./server/ServerText.tsx').then((module) => ({ default: module.ServerText }))
    : new Promise<never>(() => undefined),
);

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
  /* The direction of a foreign text ends with it. */
  unicode-bidi: isolate;
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
