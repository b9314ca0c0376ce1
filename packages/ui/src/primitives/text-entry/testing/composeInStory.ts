import { fireEvent } from 'storybook/test';

/** Starts a composition of an input method. */
export const startComposition = (field: Element) => fireEvent.compositionStart(field);

/** One step of a composition: the whole text of the field including the unfinished characters. */
export async function typeComposing(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await fireEvent.compositionUpdate(field, { data: text });
  await fireEvent.input(field, { target: { value: text }, isComposing: true });
}
