/**
 * Removes what the oldest browsers of the policy (Chrome 110, Safari 16.4, Firefox 115) do not have yet. Runs in the page,
 * before the app.
 */
export function removeNewer(): void {
  const newer: [object, string[]][] = [
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [Document.prototype, ['startViewTransition', 'parseHTMLUnsafe']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [window, ['Iterator', 'URLPattern', 'CloseWatcher', 'scheduler', 'requestIdleCallback', 'navigation']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}
