import type { Binding } from './Binding.ts';
import type { Mount } from './ElementState.ts';

/** Loads the runtime and the component of an element, side by side. */
export async function loadBinding(load: () => Promise<{ binding: Binding }>): Promise<Mount> {
  const [{ mount }, { binding }] = await Promise.all([import('../runtime/mount.tsx'), load()]);
  return (state) => mount(state, binding);
}
