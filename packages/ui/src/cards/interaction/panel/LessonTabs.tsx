import { styled } from 'styled-components';
import { LikeButton } from '../../../primitives/like-button/LikeButton.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { INTERACTION_LABELS, type InteractionCounts, type InteractionKind } from '../InteractionKind.ts';
import type { StripLike } from '../strip/InteractionStrip.tsx';
import { isOwnTab, OWN_TAB_LABELS, type OwnTab, type PhoneTab } from './PhoneTab.ts';

/** The tabs of a lesson's page on a phone: its own, and those of the interaction after them. */
export interface LessonTabsPlace {
  own: readonly OwnTab[];
  current: PhoneTab;
  onChange: (tab: PhoneTab) => void;
  /** Of the panels, of which one is shown. */
  panelId: string;
}

interface LessonTabsProps extends LessonTabsPlace {
  kinds?: readonly InteractionKind[];
  counts?: InteractionCounts;
  /** Answers to the student's questions that were not looked at yet. */
  unreadAnswers?: number | undefined;
  like?: StripLike | null | undefined;
}

/** Tabs under the player of a phone; those of the interaction join when its code has come. */
export function LessonTabs(props: LessonTabsProps) {
  const { own, current, onChange, panelId, counts = {}, unreadAnswers = 0, like } = props;
  // The panel that is open keeps its tab while the next lesson loads.
  const kinds = props.kinds ?? (isOwnTab(current) ? [] : [current]);
  const items = [
    ...own.map((value) => ({ value, label: OWN_TAB_LABELS[value] })),
    ...kinds.map((value) => ({
      value,
      label: INTERACTION_LABELS[value],
      count: counts[value] || undefined,
      news: value === 'questions' && unreadAnswers > 0 ? '老师回复了您' : undefined,
    })),
  ];
  return (
    <Row>
      <Strip
        size="compact"
        label="课堂内容"
        panelId={panelId}
        value={current}
        onChange={onChange}
        items={items}
      />
      {like && (
        <Like
          label={`${like.isLiked ? '已赞' : '点赞'} ${like.total}`}
          isLiked={like.isLiked}
          count={like.total}
          onToggle={like.onToggle}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: stretch;
  border-bottom: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  [data-typing='true'] & {
    display: none;
  }
  /* The button that folds the panel stands at its end. */
  ${media.lessonSideways} {
    padding-right: ${theme.space[12]};
    [data-panel='folded'] & {
      visibility: hidden;
    }
  }
`;

const Strip = styled(Tabs<PhoneTab>)`
  flex: 1;
  min-width: 0;
  margin: 0;
  padding: 0 ${theme.space[4]};
  background: none;
`;

const Like = styled(LikeButton)`
  flex: none;
  align-self: center;
  min-width: 2.75rem;
  padding: 0 ${theme.space[4]} 0 ${theme.space[2]};
`;
