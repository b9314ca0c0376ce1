import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { keyOf } from '../native/keyOf.ts';
import { limitText } from './limitText.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement;

export interface TextEntryOptions {
  value: string;
  /** Called with finished text only, never during a composition of an input method. */
  onChange: (value: string) => void;
  /** Called with the text of a running composition, which limits do not apply to; for owners that must not lose a keystroke. */
  onDraft?: ((text: string) => void) | undefined;
  /** Cleans what was pasted, dropped or filled in, and what was typed once the field is left: `normalise(rule)`. */
  clean?: ((text: string) => string) | undefined;
  /** In characters (code points), counted after cleaning. Not passed on as the attribute, which would cut off a composition. */
  maxLength?: number | undefined;
  /** Called by Enter, except when it accepts a candidate of the input method. */
  onEnter?: (() => void) | undefined;
  onBlur?: ((event: FocusEvent<Entry>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Entry>) => void) | undefined;
  onCompositionStart?: ((event: CompositionEvent<Entry>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Entry>) => void) | undefined;
}

/** State and handlers of a text field that does not disturb input methods. */
export function useTextEntry(options: TextEntryOptions) {
  const { value, onChange, onDraft, clean, maxLength = Infinity, onEnter, onBlur, onKeyDown } = options;
  // During a composition the field shows its own draft, whatever the owner passes as `value`.
  const [draft, setDraft] = useState<{ text: string; textBefore: string } | null>(null);
  const composition = useRef<{ textBefore: string; told: string } | null>(null);

  const commit = (field: Entry, previous: string) => {
    // A typed character is left alone: a space may precede the next word.
    const isTyped = field.value.length <= previous.length + 1;
    const next = clean && !isTyped ? clean(field.value) : field.value;
    const { text, caret } = limitText(previous, next, maxLength);
    if (text !== field.value) write(field, text, caret);
    if (text !== value) onChange(text);
    return text;
  };

  const endComposition = (field: Entry) => {
    if (!composition.current) return;
    const { textBefore, told } = composition.current;
    composition.current = null;
    setDraft(null);
    // Nothing was written over what arrived meanwhile.
    if (field.value === textBefore && value !== textBefore && value !== told) return;
    // A composition that was given up: what its owner took of it is reverted too.
    if (commit(field, textBefore) === textBefore && textBefore === value) onDraft?.(value);
  };

  return {
    /** The text in the field. */
    text: draft?.text ?? value,
    /** The text without a running composition, for counters. */
    finishedText: draft?.textBefore ?? value,
    handlers: {
      onChange: (event: ChangeEvent<Entry>) => {
        const field = event.currentTarget;
        if (!composition.current) {
          commit(field, value);
          return;
        }
        composition.current.told = field.value;
        setDraft({ text: field.value, textBefore: composition.current.textBefore });
        onDraft?.(field.value);
      },
      onCompositionStart: (event: CompositionEvent<Entry>) => {
        options.onCompositionStart?.(event);
        composition.current = { textBefore: value, told: value };
      },
      onCompositionEnd: (event: CompositionEvent<Entry>) => {
        options.onCompositionEnd?.(event);
        endComposition(event.currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<Entry>) => {
        onKeyDown?.(event);
        const key = composition.current ? null : keyOf(event);
        if (key === null && event.key === 'Enter') {
          event.stopPropagation();
          // Prevents the form from submitting; a text area has no such default action.
          if (event.currentTarget instanceof HTMLInputElement) event.preventDefault();
        } else if (key === 'Enter' && onEnter) {
          event.preventDefault();
          onEnter();
        }
      },
      onBlur: (event: FocusEvent<Entry>) => {
        // Some keyboards leave the field without ending their composition.
        endComposition(event.currentTarget);
        const cleaned = clean?.(event.currentTarget.value) ?? value;
        if (cleaned !== value) onChange(cleaned);
        onBlur?.(event);
      },
    },
  };
}

/** Writes the value before React does: React's correction would move the caret to the end. */
function write(field: Entry, text: string, caret: number) {
  field.value = text;
  if (field.matches(':focus')) field.setSelectionRange(caret, caret);
}
