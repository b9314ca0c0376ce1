import { CirclePlay, Coffee, History, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { DialogEntryContext } from '../../../theme/DialogEntryContext.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { useBrandArt } from '../../../theme/useBrandArt.ts';

export interface NoLessonsProps {
  /** Experience mode: each shortcut says that only the app has it (CDET-03). */
  isTrial: boolean;
  onTimetable: () => void;
  onPast: () => void;
  /** Goes back one page, after the student has confirmed. */
  onRest: () => void;
  /** Called with the name of a shortcut that only the app has. */
  onAppOnly: (name: string) => void;
}

/** A day without lessons: four shortcuts (CDET-03). */
export function NoLessons({ isTrial, onTimetable, onPast, onRest, onAppOnly }: NoLessonsProps) {
  const { EmptyScene } = useBrandArt();
  const [asksRest, setAsksRest] = useState(false);
  const { module: ConfirmDialog, load } = useLazyModule(loadConfirmDialog);

  function askRest() {
    setAsksRest(true);
    load();
  }

  const shortcuts: { name: string; hint: string; icon: ReactNode; run: () => void }[] = [
    { name: '继续学习', hint: '打开课表，接着上次学', icon: <CirclePlay {...ICON} />, run: onTimetable },
    { name: '发动态', hint: '和同学说说今天', icon: <Send {...ICON} />, run: () => onAppOnly('发动态') },
    { name: '查看往期', hint: '翻翻上过的课堂', icon: <History {...ICON} />, run: onPast },
    { name: '休息', hint: '明天再来', icon: <Coffee {...ICON} />, run: askRest },
  ];
  return (
    <Panel>
      <Art aria-hidden>
        <EmptyScene />
      </Art>
      <Title>今天没有安排课堂</Title>
      <Cells>
        {shortcuts.map(({ name, hint, icon, run }) => (
          <li key={name}>
            <Shortcut type="button" onClick={isTrial ? () => onAppOnly(name) : run}>
              {icon}
              <Name>{name}</Name>
              <Hint>{hint}</Hint>
            </Shortcut>
          </li>
        ))}
      </Cells>
      {ConfirmDialog && (
        // Back does what it asks about.
        <DialogEntryContext value={null}>
          <ConfirmDialog
            isOpen={asksRest}
            title="今天先休息？"
            description="会回到上一页，课程和进度都在。"
            cancelLabel="再看看"
            confirmLabel="去休息"
            onCancel={() => setAsksRest(false)}
            onConfirm={() => {
              setAsksRest(false);
              onRest();
            }}
          />
        </DialogEntryContext>
      )}
    </Panel>
  );
}

const loadConfirmDialog = () =>
  import('../../../primitives/dialog/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

const ICON = { size: 24, strokeWidth: 1.6, 'aria-hidden': true };

const Panel = styled.div`
  overflow: hidden;
  ${cardSurface}
  text-align: center;
`;

const Art = styled.div`
  padding-top: ${theme.space[10]};
  svg {
    margin-inline: auto;
    width: 262px;
    height: 164px;
  }
`;

const Title = styled.p`
  margin: ${theme.space[3]} 0 ${theme.space[8]};
  font: ${theme.type.title};
`;

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid ${theme.color.line.hairline};
  > li + li {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  > :first-child {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(3) {
      border-left: 0;
    }
    > :nth-child(n + 3) {
      border-top: 1px solid ${theme.color.line.hairline};
    }
  }
`;

const Shortcut = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[1]};
  width: 100%;
  min-height: 132px;
  padding: ${theme.space[3]} ${theme.space[2]};
  &:focus-visible {
    outline-offset: -4px;
  }
  &:hover {
    background: ${theme.color.action.tint};
  }
  > svg {
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    min-height: 112px;
  }
`;

const Name = styled.span`
  font: ${theme.type.labelStrong};
`;

const Hint = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
