import { useContext, useState } from 'react';
import { HostContext } from '../runtime/HostContext.ts';

/**
 * Loads a calendar. FullCalendar puts its rules into the page when its module runs: it finds a place for them by then, which
 * leaves again, so that a FullCalendar of the page itself makes its own.
 */
export async function loadCalendar<Module>(load: () => Promise<Module>): Promise<Module> {
  const place = addCalendarStyles(document, document.head);
  try {
    return await load();
  } finally {
    place?.remove();
  }
}

/** Gives FullCalendar a place for its rules in the shadow tree. */
export function useCalendarStyles(): void {
  const root = useContext(HostContext)?.shadowRoot;
  // Before FullCalendar mounts, which is before any effect of ours.
  useState(() => root && addCalendarStyles(root, root));
}

/**
 * Gives FullCalendar a stand-in for the <style> element that it looks for: an element of a namespace of ours, whose `sheet` is a
 * `new CSSStyleSheet()` in the shadow root's `adoptedStyleSheets`. A policy without 'unsafe-inline' allows it, and the page gets no rules.
 */
function addCalendarStyles(root: Document | ShadowRoot, parent: Node): Element | null {
  if (root.querySelector('style[data-fullcalendar]')) return null;
  const sheet = new CSSStyleSheet();
  const style = document.createElementNS('urn:cloud-school', 'style');
  style.setAttribute('data-fullcalendar', '');
  Object.defineProperty(style, 'sheet', { value: sheet });
  parent.appendChild(style);
  if (root !== document) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return style;
}
