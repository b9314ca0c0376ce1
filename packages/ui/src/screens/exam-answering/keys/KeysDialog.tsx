import { styled } from 'styled-components';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { theme } from '../../../theme/theme.ts';
import type { SingleKeys } from './SingleKeys.ts';

interface KeysDialogProps {
  isOpen: boolean;
  /** Without a clock no time can be said. */
  hasClock: boolean;
  singleKeys: SingleKeys;
  onClose: () => void;
}

const SINGLE_KEYS = [
  { keys: 'A B C …', effect: '选择选项' },
  { keys: '1 2 3 …', effect: '完形填空：选空' },
  { keys: '?', effect: '打开本页' },
];
const CLOCK_KEYS = [{ keys: 'T', effect: '报时' }];
const OTHER_KEYS = [
  { keys: '← →', effect: '上一题、下一题' },
  { keys: 'Tab', effect: '到下一个按钮或输入框' },
];

/** All keys of the answering page, and the switch for those that are a single character (WCAG 2.1.4). */
export function KeysDialog({ isOpen, hasClock, singleKeys, onClose }: KeysDialogProps) {
  const single = hasClock ? [...CLOCK_KEYS, ...SINGLE_KEYS] : SINGLE_KEYS;
  const keys = singleKeys.areOn ? [...single, ...OTHER_KEYS] : OTHER_KEYS;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="快捷键" closeLabel="关闭">
      <List>
        {keys.map(({ keys: names, effect }) => (
          <div key={names}>
            <dt>
              <kbd>{names}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </List>
      <Switch label="单键快捷键" isOn={singleKeys.areOn} onChange={singleKeys.onChange} />
      <Note>关闭后，字母、数字和 ? 不再起作用；这台设备会记住。输入文字时单键从不起作用。</Note>
    </Dialog>
  );
}

const List = styled.dl`
  margin-bottom: ${theme.space[3]};
  div {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: ${theme.size.control.small};
  }
  dt {
    flex: none;
    width: 88px;
  }
  kbd {
    padding: 0 6px;
    border: 1px solid ${theme.color.line.strong};
    border-radius: ${theme.radius.tag};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;

const Note = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;
