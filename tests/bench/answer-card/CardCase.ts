/** What is measured: our answer card beside a naive one that renders every tile with each answer. */
export type CardCase = 'ours' | 'naive';
