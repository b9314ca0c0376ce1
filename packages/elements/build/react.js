/** React as the components import it, of Preact, which has no `Activity`. */
export * from 'preact/compat';
export { default } from 'preact/compat';

/** What is hidden is not rendered, where React would render it ahead. */
export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : children);
