import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { ClassroomIntro } from '../../cards/classroom/ClassroomIntro.tsx';
import { hasIntro } from '../../cards/classroom/hasIntro.ts';
import { type InteractionKind } from '../../cards/interaction/InteractionKind.ts';
import { LessonTabs, type LessonTabsPlace } from '../../cards/interaction/panel/LessonTabs.tsx';
import { isOwnTab, type OwnTab } from '../../cards/interaction/panel/PhoneTab.ts';
import { dataOf } from '../../primitives/block/Loadable.ts';
import { DialogEntry } from '../../primitives/dialog/DialogEntry.tsx';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { TabPanel } from '../../primitives/tabs/Tabs.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { DirectoryList } from './DirectoryList.tsx';
import type { LessonScreenProps } from './LessonScreenProps.ts';
import type { LessonPhone } from './useLessonPhone.ts';

interface LessonBelowProps extends Pick<LessonScreenProps, 'directory' | 'detail' | 'renderInteraction'> {
  phone: LessonPhone;
  /** What is read has a tab of its own. */
  isRead: boolean;
}

/** What stands below the player of a phone, and beside it on its side: directory, introduction, and what students write. */
export function LessonBelow({ directory, detail, renderInteraction, phone, isRead }: LessonBelowProps) {
  'use memo';
  const { current, choose, panelId, isTyping, stopTyping, isPanelFolded, togglePanel, isSideways } = phone;
  const introduction = detail && dataOf(detail);
  const own: OwnTab[] = [
    ...(isRead && !isSideways ? (['content'] as const) : []),
    'directory',
    ...(introduction && hasIntro(introduction) ? (['introduction'] as const) : []),
  ];
  const FoldIcon = isPanelFolded ? PanelRightOpen : PanelRightClose;
  const place = { own, current, onChange: choose, panelId };
  return (
    <Root aria-label="目录与互动" {...phone.panelProps} data-tab={current}>
      <DialogEntry isOpen={isTyping} onClose={stopTyping} />
      <Fold type="button" aria-expanded={!isPanelFolded} onClick={togglePanel}>
        <FoldIcon size={20} aria-hidden />
        <span>{isPanelFolded ? '展开' : '收起'}</span>
      </Fold>
      {isTyping && (
        <Writing>
          <b>{isOwnTab(current) ? '' : WRITING[current]}</b>
          <Done type="button" onClick={stopTyping}>
            <span>收起</span>
          </Done>
        </Writing>
      )}
      <Tabs {...{ place, renderInteraction }} />
      <Panel
        id={current === 'directory' ? panelId : `${panelId}-directory`}
        value="directory"
        hidden={current !== 'directory'}
      >
        <Rows>
          <DirectoryList {...directory} />
        </Rows>
      </Panel>
      {introduction && current === 'introduction' && (
        <Panel id={panelId} value="introduction">
          <Rows>
            <Intro detail={introduction} />
          </Rows>
        </Panel>
      )}
    </Root>
  );
}

/** What is written under the picture. */
const WRITING: Record<InteractionKind, string> = {
  transcript: '文字稿',
  questions: '问老师',
  notes: '记一笔',
  comments: '写评论',
};

interface TabsProps extends Pick<LessonScreenProps, 'renderInteraction'> {
  place: LessonTabsPlace;
}

const Tabs = ({ place, renderInteraction }: TabsProps) =>
  renderInteraction ? renderInteraction(place) : <LessonTabs {...place} kinds={[]} />;

const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${theme.color.surface.card};
  /* What is read has the room below the tabs. */
  &[data-tab='content'] {
    flex: none;
    order: 1;
  }
  ${media.lessonSideways} {
    grid-area: 1 / 2 / -1;
    border-left: 1px solid ${theme.color.line.hairline};
    &[data-tab='content'] {
      order: 0;
    }
  }
`;

const Panel = styled(TabPanel)`
  flex: 1;
  min-height: 0;
  &[hidden] {
    display: none;
  }
  ${media.lessonSideways} {
    [data-panel='folded'] & {
      display: none;
    }
  }
`;

const Rows = styled(ScrollBox)`
  height: 100%;
  padding-bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  ${media.lessonTiny} {
    height: auto;
  }
`;

const Intro = styled(ClassroomIntro)`
  border: 0;
  border-radius: 0;
  box-shadow: none;
`;

const Writing = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding-left: ${theme.space[5]};
  font: ${theme.type.labelStrong};
  /* Where a keyboard leaves no more, in the first row of fields that have several. */
  [data-low] &:has(~ * [data-first-row]) {
    position: absolute;
    top: ${theme.space[2]};
    right: 0;
    z-index: 1;
    b {
      display: none;
    }
  }
`;

/* Closes what is written over and keeps its words. */
const Done = styled.button`
  min-height: 2.75rem;
  padding: 0 ${theme.space[5]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  [data-low] & {
    padding-left: ${theme.space[2]};
  }
`;

const Fold = styled.button`
  display: none;
  ${media.lessonSideways} {
    position: absolute;
    top: 0;
    right: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 48px;
    height: 2.875rem;
    background: ${theme.color.surface.card};
    color: ${theme.color.text.secondary};
    [data-typing='true'] & {
      display: none;
    }
    span {
      clip-path: inset(50%);
      position: absolute;
    }
  }
`;
