import { tabDevice } from '../../platform/device/createDevice.ts';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';

/**
 * What a visitor wrote about a subject: a sign-in at another site loads this page again. It lasts as long as the tab, or until a
 * student has it.
 */
const storedText = defineStored({
  key: 'visitorText',
  of: 'device',
  in: 'tab',
  maxDays: 1,
  read: only(isText),
});

export const visitorTexts = {
  read: (subject: string): string | null => tabDevice().get(storedText, subject) ?? null,
  /** Null forgets it. */
  keep(subject: string, text: string | null): void {
    if (text === null) tabDevice().remove(storedText, subject);
    else tabDevice().set(storedText, text, subject);
  },
};
