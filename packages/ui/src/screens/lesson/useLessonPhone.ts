import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type UIEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { PhoneTab } from '../../cards/interaction/panel/PhoneTab.ts';
import { useMedia } from '../../primitives/use-media/useMedia.ts';
import { media } from '../../theme/media.ts';

/** Pixels that a reader scrolls before bar and title fold, and back before they return. */
const FOLD_AFTER = 24;
/** Pixels that folding adds to the panel: a list that fits into them is not folded over. */
const FOLDED = 180;

/** The page of a lesson on a phone: which tab is open, whether the student reads or writes, and what that folds away. */
export function useLessonPhone(classroomId: string | null, isRead: boolean) {
  const isPhone = useMedia(media.lessonPhone);
  // In landscape a document is shown next to the tabs, so it needs no tab of its own.
  const isSideways = useMedia(media.lessonSideways);
  const panelId = useId();
  const [chosen, setChosen] = useState<PhoneTab | null>(null);
  const [isFolded, setFolded] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [isPanelFolded, setPanelFolded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const reading = useRef(START);
  const [shownId, setShownId] = useState(classroomId);

  // What is read opens with its content; a panel that is open beside a player stays.
  if (shownId !== classroomId) {
    setShownId(classroomId);
    setFolded(false);
    if (isRead || chosen === 'content') setChosen(null);
  }

  function choose(tab: PhoneTab) {
    reading.current = START;
    setFolded(false);
    setChosen(tab);
  }

  /** A list that moves by itself, such as a transcript, folds nothing. */
  const touch = () => {
    reading.current = { ...reading.current, isByHand: true };
  };

  function read({ target }: UIEvent) {
    if (!(target instanceof HTMLElement)) return;
    const { box, top, turnedAt, isByHand } = reading.current;
    const next = target.scrollTop;
    const isSame = box === target;
    const hasTurned = !isSame || next > top !== top > turnedAt;
    const from = hasTurned ? (isSame ? top : next) : turnedAt;
    reading.current = { box: target, top: next, turnedAt: from, isByHand };
    if (next <= 0 || from - next > FOLD_AFTER) setFolded(false);
    else if (
      isByHand &&
      next - from > FOLD_AFTER &&
      target.scrollHeight > target.clientHeight + FOLDED + FOLD_AFTER
    )
      setFolded(true);
  }

  useKeyboardRoom(root, isTyping);

  return {
    isPhone,
    isSideways,
    panelId,
    current: toCurrent(chosen, isRead && !isSideways),
    choose,
    isTyping,
    stopTyping: () => {
      setTyping(false);
      root.current?.querySelector<HTMLElement>(':focus')?.blur();
    },
    isPanelFolded,
    togglePanel: () => setPanelFolded(!isPanelFolded),
    rootProps: {
      ref: root,
      'data-folded': isPhone && (isFolded || isTyping),
      'data-typing': isPhone ? isTyping : undefined,
      'data-tab': isPhone ? (chosen ?? undefined) : undefined,
      'data-panel': isPhone && isPanelFolded ? 'folded' : undefined,
    },
    panelProps: {
      onScrollCapture: read,
      onTouchMove: touch,
      onWheel: touch,
      onKeyDown: ({ key }: KeyboardEvent) => SCROLL_KEYS.has(key) && touch(),
      // The press that opens a composer goes on after its words: it points into a row that is folded, and moves with it.
      onMouseDown({ target }: MouseEvent) {
        if (isTyping || !(target instanceof HTMLTextAreaElement) || !isWritten(target)) return;
        const goToEnd = () => target.setSelectionRange(target.value.length, target.value.length);
        window.addEventListener('mouseup', goToEnd, { once: true });
      },
      onFocus: ({ target }: FocusEvent) => isWritten(target) && setTyping(true),
      onBlur: ({ target, relatedTarget }: FocusEvent) =>
        !composerOf(target)?.contains(relatedTarget) && setTyping(false),
    },
  };
}

/** Without a choice, and for the tab of what is read where it has none. */
const toCurrent = (chosen: PhoneTab | null, hasContent: boolean): PhoneTab =>
  chosen && (hasContent || chosen !== 'content') ? chosen : hasContent ? 'content' : 'directory';

export type LessonPhone = ReturnType<typeof useLessonPhone>;

interface Reading {
  box: HTMLElement | null;
  top: number;
  /** Where the direction was last changed. */
  turnedAt: number;
  isByHand: boolean;
}

const START: Reading = { box: null, top: 0, turnedAt: 0, isByHand: false };

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

const composerOf = (element: Element) => element.closest('[data-composer]');

const isWritten = (element: Element) => element.matches('input, textarea') && composerOf(element) !== null;

/** Pixels above a keyboard in which the fields need the room of the player's controls. */
const LOW = 520;

/** While something is written, the page is as high as the keyboard leaves it: the picture above stays in view. */
function useKeyboardRoom(root: { current: HTMLElement | null }, isTyping: boolean) {
  useEffect(() => {
    const [element, room] = [root.current, window.visualViewport];
    if (!isTyping || !element || !room) return undefined;
    const fit = () => {
      element.style.setProperty('--lesson-height', `${room.height}px`);
      element.toggleAttribute('data-low', room.height < LOW);
    };
    fit();
    room.addEventListener('resize', fit);
    return () => {
      room.removeEventListener('resize', fit);
      element.style.removeProperty('--lesson-height');
      element.removeAttribute('data-low');
    };
  }, [root, isTyping]);
}
