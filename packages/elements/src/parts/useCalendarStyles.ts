import { useContext, useState } from 'react';
import { HostContext } from '../runtime/HostContext.ts';

/** Loads a calendar. FullCalendar puts its rules into the page when its module runs: it finds their place by then. */
export function loadCalendar<Module>(load: () => Promise<Module>): Promise<Module> {
  addCalendarStyles(document, document.head);
  return load();
}

/** Gives FullCalendar a place for its rules in the shadow tree. */
export function useCalendarStyles(): void {
  const root = useContext(HostContext)?.shadowRoot;
  // Before FullCalendar mounts, which is before any effect of ours.
  useState(() => root && addCalendarStyles(root, root));
}

/**
 * Where FullCalendar finds a style element for its rules, which a policy without 'unsafe-inline' allows: it is an element of no
 * language, and its sheet is one that the shadow root adopts. The page itself takes none of them.
 */
function addCalendarStyles(root: Document | ShadowRoot, parent: Node): void {
  if (root.querySelector('style[data-fullcalendar]')) return;
  const sheet = new CSSStyleSheet();
  const style = document.createElementNS('urn:cloud-school', 'style');
  style.setAttribute('data-fullcalendar', '');
  Object.defineProperty(style, 'sheet', { value: sheet });
  parent.appendChild(style);
  if (root !== document) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
