import { isDone } from '@cloud-school/domain';
import { ListTree, PanelLeftClose } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { classroomsOf } from '../../cards/classroom-row/directoryEntries.ts';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import { dataOf } from '../../primitives/block/Loadable.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { keyOf } from '../../primitives/native/keyOf.ts';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { DirectoryList } from './DirectoryList.tsx';

/** 'auto' shows the directory in wide windows, and keeps it behind its strip in narrow ones. */
export type DirectoryView = 'auto' | 'open' | 'closed';

interface LessonDirectoryProps extends Pick<LessonView['directory'], 'chapters' | 'currentId' | 'getTarget'> {
  view: DirectoryView;
  onView: (view: DirectoryView) => void;
  /** On upright tablets the directory is below the player; for other kinds it is an overlay. */
  isBelowPlayer: boolean;
}

/** The directory of the course in a wide window: a column that folds to a strip, an overlay under 1280 px (VIEW-01). */
export function LessonDirectory(props: LessonDirectoryProps) {
  'use memo';
  const { chapters, currentId, getTarget, view, onView, isBelowPlayer } = props;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const classrooms = classroomsOf(dataOf(chapters) ?? []);
  const total = classrooms.length;
  const done = classrooms.filter(isDone).length;

  useEffect(() => {
    if (view === 'open') close.current?.focus({ preventScroll: true });
  }, [view]);

  const onPress = useCallback(() => {
    if (view === 'open') onView('auto');
  }, [view, onView]);

  function fold() {
    onView('closed');
    // The strip appears with the next frame.
    requestAnimationFrame(() => toggle.current?.focus({ preventScroll: true }));
  }

  return (
    <Root $isBelowPlayer={isBelowPlayer}>
      <Strip $view={view} $isBelowPlayer={isBelowPlayer}>
        <StripButton
          ref={toggle}
          type="button"
          aria-expanded={view === 'open'}
          aria-controls={id}
          onClick={() => onView(view === 'open' ? 'closed' : 'open')}
        >
          <ListTree size={20} aria-hidden />
          <span>目录</span>
          {total > 0 && (
            <Figures>
              {done}/{total}
            </Figures>
          )}
        </StripButton>
      </Strip>
      {view === 'open' && <Scrim aria-hidden $isBelowPlayer={isBelowPlayer} onClick={() => onView('auto')} />}
      <Panel
        id={id}
        aria-label="课程目录"
        $view={view}
        $isBelowPlayer={isBelowPlayer}
        onKeyDown={(event: KeyboardEvent) => keyOf(event) === 'Escape' && view === 'open' && fold()}
      >
        <Head>
          <div>
            <Title>课程目录</Title>
            {total > 0 && (
              <Figures>
                已完成 {done} / {total} · {Math.floor((done / total) * 100)}%
              </Figures>
            )}
          </div>
          <FoldButton
            $isBelowPlayer={isBelowPlayer}
            ref={close}
            variant="ghost"
            size="small"
            label="收起目录"
            icon={<PanelLeftClose size={18} aria-hidden />}
            onClick={fold}
          />
        </Head>
        <Rows>
          <DirectoryList {...{ chapters, currentId, getTarget, onPress }} />
        </Rows>
      </Panel>
    </Root>
  );
}

const Root = styled.div<{ $isBelowPlayer: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  min-height: 0;
  ${media.lessonPortrait} {
    flex: ${({ $isBelowPlayer }) => ($isBelowPlayer ? '1' : 'none')};
  }
`;

/** The opened directory stands beside its strip. */
const STRIP_WIDTH = theme.space[14];

const Strip = styled.div<{ $view: DirectoryView; $isBelowPlayer: boolean }>`
  flex: none;
  display: ${({ $view }) => ($view === 'closed' ? 'block' : 'none')};
  width: ${STRIP_WIDTH};
  padding: ${theme.space[2]} ${theme.space[1]};
  border-right: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  ${media.lessonCompact} {
    display: block;
  }
  ${media.lessonPortrait} {
    display: ${({ $isBelowPlayer }) => ($isBelowPlayer ? 'none' : 'block')};
  }
`;

const StripButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 100%;
  min-height: 4.25rem;
  border-radius: ${theme.radius.segment};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  &:hover,
  &[aria-expanded='true'] {
    color: ${theme.color.action.base};
  }
  &[aria-expanded='true'] {
    background: ${theme.color.action.tint};
  }
`;

const Figures = styled.span`
  color: inherit;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Scrim = styled.div<{ $isBelowPlayer: boolean }>`
  display: none;
  ${media.lessonCompact} {
    position: fixed;
    inset: ${bars.lesson} 0 0 ${STRIP_WIDTH};
    z-index: ${theme.layer.rail};
    display: block;
    background: ${theme.color.surface.scrim};
  }
  ${media.lessonPortrait} {
    display: ${({ $isBelowPlayer }) => ($isBelowPlayer ? 'none' : 'block')};
  }
`;

const overlay = css<{ $view: DirectoryView }>`
  position: absolute;
  z-index: ${theme.layer.rail};
  inset: 0 auto 0 ${STRIP_WIDTH};
  display: ${({ $view }) => ($view === 'open' ? 'flex' : 'none')};
  width: 320px;
  box-shadow: ${theme.shadow.raised};
`;

const below = css`
  position: static;
  display: flex;
  width: auto;
  border-right: 0;
  box-shadow: none;
`;

const Panel = styled.section<{ $view: DirectoryView; $isBelowPlayer: boolean }>`
  display: ${({ $view }) => ($view === 'closed' ? 'none' : 'flex')};
  flex-direction: column;
  width: 280px;
  min-height: 0;
  border-right: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  ${media.lessonCompact} {
    ${overlay}
  }
  ${media.lessonPortrait} {
    flex: 1;
    ${({ $isBelowPlayer }) => $isBelowPlayer && below}
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 68px;
  padding: 0 ${theme.space[3]} 0 ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
`;

const Title = styled.h2`
  color: ${theme.color.text.primary};
  font: ${theme.type.labelStrong};
`;

const FoldButton = styled(IconButton)<{ $isBelowPlayer: boolean }>`
  flex: none;
  ${media.lessonPortrait} {
    display: ${({ $isBelowPlayer }) => ($isBelowPlayer ? 'none' : 'inline-grid')};
  }
`;

const Rows = styled(ScrollBox)`
  flex: 1;
  padding-bottom: ${theme.space[4]};
`;
