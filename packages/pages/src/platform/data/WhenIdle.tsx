import type { ReactNode } from 'react';
import { useIdle } from './useIdle.ts';

/** What stands below the first screen, and gives way to what stands on it. */
export function WhenIdle({ children }: { children: ReactNode }) {
  return useIdle() && children;
}
