import type { Review } from '@cloud-school/domain';
import { Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { Reviewing } from './Reviewing.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

export interface ExamReviewScreenProps {
  review: Loadable<Review>;
  /** The first question where null. */
  currentId: string | null;
  onMove: (questionId: string) => void;
  /** 已经是第一题了 or 已经是最后一题了, for a toast. */
  onBoundary: (message: string) => void;
  /** The student's mistakes of the class, where what was wrong is practised. */
  mistakesTo?: string | undefined;
  /** Below the bar. */
  banner?: ReactNode;
  onExit: () => void;
}

/** A finished attempt: each question with the student's answer, the right answer and the explanation (EXAM-10). */
export function ExamReviewScreen({
  review,
  currentId,
  onMove,
  onBoundary,
  mistakesTo,
  banner,
  onExit,
}: ExamReviewScreenProps) {
  const name = review.status === 'ready' ? review.data.testName : '';
  const isPartner = review.status === 'ready' && review.data.source === 'partner';
  return (
    <ReviewFrame name={name} note={isPartner && <PartnerTag />} banner={banner} onExit={onExit}>
      <Block
        of={review}
        skeleton={<ReviewSkeleton />}
        loadingLabel="正在打开答卷"
        errorTitle="答卷加载失败"
        isEmpty={({ paper }) => paper.groups.every(({ questions }) => questions.length === 0)}
        empty={<EmptyState title="这份答卷没有题目" hint="如有疑问请联系老师" />}
      >
        {(data) => <Reviewing review={data} {...{ currentId, onMove, onBoundary, mistakesTo }} />}
      </Block>
    </ReviewFrame>
  );
}

/** Marks a paper of the partner's source; phones have room for the name alone. */
function PartnerTag() {
  return (
    <WideOnly>
      <Tag icon={<Plug size={14} aria-hidden />}>学习平台试卷</Tag>
    </WideOnly>
  );
}

const WideOnly = styled.span`
  display: flex;
  flex: none;
  ${media.phone} {
    display: none;
  }
`;
