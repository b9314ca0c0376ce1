import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { FollowPlace, InQuestion, VideoHosts } from '../../theme/RichTextSettings.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { Button } from '../button/Button.tsx';
import { useIsHydrating } from '../hydration/useIsHydrating.ts';
import { afterPaint } from '../native/afterPaint.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';
import { PhraseText } from '../phrase-text/PhraseText.tsx';
import { boxWideFormulas, markWideTables, watchWideFormulas } from './fitWide.ts';
import { listenWithin, stopMedia } from './listenWithin.ts';
import { hasTex } from './loading/hasTex.ts';
import {
  getFormulas,
  getSanitizerFor,
  getToSigns,
  loadFormulas,
  prepareRichText,
  prepareRichTextFor,
} from './loading/prepareRichText.ts';
import { runInPieces } from './loading/runInPieces.ts';
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
  /** Lines of plain text break between its phrases: a few sentences about a thing. */
  hasPhrases?: boolean;
}

/** Characters of a text that is sanitised at once. */
const LONG = 20_000;

/** Of a longer one the beginning is shown as rough lines, until its reader asks for the whole. */
const LONGEST = 1_000_000;

/** The only component that renders untrusted HTML: sanitised, and styled with the theme. */
export function RichText({
  html: whole,
  size = 'reading',
  isInline = false,
  hasPhrases = false,
  ref,
  ...rest
}: RichTextProps) {
  const [shown, setShown] = useState('');
  const isCut = whole.length > LONGEST && shown !== whole && !isInline;
  const html = isCut ? whole.slice(0, LONGEST) : whole;
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const isPlain = !/[<&]/.test(html) && !hasTex(html);
  const isText = useIsText() && !isPlain;
  const prefix = useId();
  const videoHosts = useContext(VideoHosts);
  const isQuestion = useContext(InQuestion);
  const follow = useContext(FollowPlace);
  // An attempt has no places in the history.
  const followPlace = useEffectEvent((show: () => void) => (isQuestion ? show() : follow(show)));
  const { formulaMacros } = useSchoolSettings();

  useLayoutEffect(() => {
    const element = root.current;
    if (isPlain || isText || !element) return undefined;
    let isStale = false;
    let stopDrawing = () => {};
    const drawFormulas = async () => {
      if (!element.querySelector('[data-formula-box]')) return;
      const formulas = getFormulas() ?? (await loadFormulas());
      if (isStale) return;
      const stop = formulas.drawFormulas({
        root: element,
        macros: formulaMacros,
        onDrawn: (boxes) => {
          boxWideFormulas(element, boxes);
          markWideTables(element);
        },
      });
      const stopWatching = watchWideFormulas(element);
      stopDrawing = () => {
        stop();
        stopWatching();
      };
    };
    // Inserts the sanitised nodes themselves: serialising and parsing again could change them.
    const show = ({ sanitizeInSteps, sanitizeHtml }: SanitizerModule) => {
      const options = { videoHosts, isQuestion, prefix: `${prefix}-`, root: element, toSigns: getToSigns() };
      if (isStale) return;
      if (html.length <= LONG) insert(sanitizeHtml(html, options));
      else
        void runInPieces(sanitizeInSteps(html, options), () => !isStale).then(
          (content) => content && insert(content),
        );
    };
    const insert = (content: DocumentFragment) => {
      element.replaceChildren(content);
      markWideTables(element);
      // Without what draws it a formula stays as it is written.
      drawFormulas().catch(() => undefined);
    };
    const ready = getSanitizerFor(html);
    // Lines of text until the sanitiser arrives and is ready, and for as long as it cannot be fetched.
    if (!ready || html.length > LONG) element.replaceChildren(toRoughLines(html));
    if (isCut) return undefined;
    if (ready) show(ready);
    else {
      afterPaint(() => void prepareRichTextFor(html).then(show, () => undefined));
    }
    const stopListening = listenWithin(element, (show) => followPlace(show));
    return () => {
      isStale = true;
      stopListening();
      stopMedia(element);
      stopDrawing();
    };
  }, [html, isCut, isPlain, isText, videoHosts, isQuestion, prefix, formulaMacros]);

  // One element for one text: React keeps what the server wrote only while nothing in it changes.
  const serverText = useMemo(
    () => (
      <Suspense fallback={null}>
        <ServerText html={html} />
      </Suspense>
    ),
    [html],
  );

  const plain = hasPhrases ? <PhraseText>{html}</PhraseText> : html;
  const text = (
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
      {isPlain ? plain : isText ? serverText : null}
    </Root>
  );
  return isCut ? (
    <>
      {text}
      <Button onClick={() => setShown(whole)}>显示全文</Button>
    </>
  ) : (
    text
  );
}

type SanitizerModule = NonNullable<ReturnType<typeof getSanitizerFor>>;

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
          white-space: pre-wrap;
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
