import { isCompoundKind, type Paper } from '@cloud-school/domain';
import { useEffect } from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { loadSubQuestionViews } from './loadSubQuestionViews.ts';

/**
 * Loads the views of reading and cloze as soon as a paper that has them opens: an exam that has begun must need no further
 * file. A failure is repeated when the device is online again.
 */
export function usePreloadedViews({ groups }: Paper): void {
  const { preload } = useLazyModule(loadSubQuestionViews);
  const isNeeded = groups.some(({ kind }) => isCompoundKind(kind));
  useEffect(() => {
    if (!isNeeded) return undefined;
    preload();
    addEventListener('online', preload);
    return () => removeEventListener('online', preload);
  }, [isNeeded, preload]);
}
