import { Block } from '../../primitives/block/Block.tsx';
import { LOADING } from '../../primitives/block/Loadable.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

export interface ReviewLoadingProps {
  onExit: () => void;
}

/** What is shown until the review's code has loaded: the same as until its data have. */
export function ReviewLoading({ onExit }: ReviewLoadingProps) {
  return (
    <ReviewFrame name="" onExit={onExit}>
      <Block of={LOADING} skeleton={<ReviewSkeleton />} loadingLabel="正在打开答卷" errorTitle="答卷加载失败">
        {() => null}
      </Block>
    </ReviewFrame>
  );
}
