import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { limitText } from './limitText.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement;

export interface TextEntryOptions {
  value: string;
  /** Called with finished text only: never with the letters an input method is still turning into words. */
  onChange: (value: string) => void;
  /** Called with unfinished text, for those who must not lose a keystroke; limits do not apply to it yet. */
  onDraft?: ((text: string) => void) | undefined;
  /** Characters (code points) at most. The attribute of this name would cut a composition short. */
  maxLength?: number | undefined;
  /** Enter, but not the one that accepts a candidate of the input method. */
  onEnter?: (() => void) | undefined;
  onBlur?: ((event: FocusEvent<Entry>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Entry>) => void) | undefined;
}

/** State and handlers of a text field that leaves input methods alone. */
export function useTextEntry(options: TextEntryOptions) {
  const { value, onChange, onDraft, maxLength = Infinity, onEnter, onBlur, onKeyDown } = options;
  // While an input method composes, the field shows its own draft: a parent's answer may not touch it.
  const [draft, setDraft] = useState<{ text: string; textBefore: string } | null>(null);
  const composition = useRef<{ textBefore: string } | null>(null);

  const commit = (field: Entry, previous: string) => {
    const { text, caret } = limitText(previous, field.value, maxLength);
    if (text !== field.value) write(field, text, caret);
    if (text !== value) onChange(text);
  };

  const endComposition = (field: Entry) => {
    if (!composition.current) return;
    const { textBefore } = composition.current;
    composition.current = null;
    setDraft(null);
    commit(field, textBefore);
  };

  return {
    /** What the field shows. */
    text: draft?.text ?? value,
    /** Finished words only, for counters: it holds still during a composition. */
    finishedText: draft?.textBefore ?? value,
    handlers: {
      onChange: (event: ChangeEvent<Entry>) => {
        const field = event.currentTarget;
        if (!composition.current) {
          commit(field, value);
          return;
        }
        setDraft({ text: field.value, textBefore: composition.current.textBefore });
        onDraft?.(field.value);
      },
      onCompositionStart: () => {
        composition.current = { textBefore: value };
      },
      onCompositionEnd: (event: CompositionEvent<Entry>) => endComposition(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<Entry>) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter') return;
        if (composition.current || isComposingKey(event)) {
          event.stopPropagation();
          // Neither may the form take the Enter that accepts a candidate; a text area has no such default.
          if (event.currentTarget instanceof HTMLInputElement) event.preventDefault();
        } else if (onEnter) {
          event.preventDefault();
          onEnter();
        }
      },
      onBlur: (event: FocusEvent<Entry>) => {
        // Some keyboards leave a field without ending their composition.
        endComposition(event.currentTarget);
        onBlur?.(event);
      },
    },
  };
}

/** Safari ends the composition before it reports the accepting Enter, and marks that key with 229. */
const isComposingKey = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Writes before React does, since React's own correction would send the caret to the end. */
function write(field: Entry, text: string, caret: number) {
  field.value = text;
  if (field.ownerDocument.activeElement === field) field.setSelectionRange(caret, caret);
}
