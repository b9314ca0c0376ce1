import { describeFailure, isCompoundKind } from '@cloud-school/domain';
import { useEffect } from 'react';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { useIsOnline } from '../../primitives/online/useIsOnline.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import type { WholeAnsweringProps } from '../QuestionViews.ts';
import { loadSubQuestionViews } from './loadSubQuestionViews.ts';

/** A question with sub-questions; its code loads with the first paper that has one. */
export function LazySubQuestions(props: WholeAnsweringProps) {
  const { kind } = props.question;
  const { module: views, hasFailed, load } = useLazyModule(loadSubQuestionViews, { isReused: true });
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!views) load();
  }, [views, load]);
  if (views && isCompoundKind(kind)) {
    const Answering = views[kind];
    return <Answering {...props} />;
  }
  if (hasFailed) {
    const hint = describeFailure('page', isOnline);
    return <ErrorPanel variant="bare" title="这道题没有加载出来" hint={hint} onRetry={load} />;
  }
  return <Skeleton height={240} shape="block" />;
}
