import type { ReactNode } from 'react';
import { usePageIdle } from './usePageIdle.ts';

/** Renders its children once the page is idle: for content below the first screen. */
export function RenderWhenIdle({ children }: { children: ReactNode }) {
  return usePageIdle() && children;
}
