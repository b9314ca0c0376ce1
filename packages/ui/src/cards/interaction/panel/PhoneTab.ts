import type { InteractionKind } from '../InteractionKind.ts';

/** What the page of a lesson shows under its tabs on a phone by itself. */
export type OwnTab = 'content' | 'directory' | 'introduction';
export type PhoneTab = OwnTab | InteractionKind;

export const OWN_TAB_LABELS: Record<OwnTab, string> = {
  content: '内容',
  directory: '目录',
  introduction: '简介',
};

export const isOwnTab = (tab: PhoneTab): tab is OwnTab => Object.hasOwn(OWN_TAB_LABELS, tab);
