import { fireEvent } from 'storybook/test';

/** Starts what an input method does; for stories only. */
export const startComposition = (field: Element) => fireEvent.compositionStart(field);

/** One step of a composition: the whole text of the field with the unfinished letters in it; for stories only. */
export async function typeComposing(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await fireEvent.compositionUpdate(field, { data: text });
  await fireEvent.input(field, { target: { value: text }, isComposing: true });
}
