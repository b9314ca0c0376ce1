import { CalendarSync } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface RemindersCardProps extends NativeProps<'section', 'onChange' | 'onCopy'> {
  /** How long before a lesson. */
  minutes: number;
  isOn: boolean;
  /** Absent where the device shows no notifications. */
  onChange?: ((isOn: boolean) => void) | undefined;
  /** Copies the address of the calendar; absent where the host has none. */
  onCopy?: (() => void) | undefined;
}

/** What tells a student of a lesson in time: this device, or a calendar that follows the timetable. */
export function RemindersCard({ minutes, isOn, onChange, onCopy, ...rest }: RemindersCardProps) {
  return (
    <Root aria-label="上课提醒" {...rest}>
      {onChange && (
        <div>
          <Switch isOn={isOn} onChange={onChange} label={`课前 ${minutes} 分钟提醒我`} />
          <p>打开本站的页面时才会提醒，不出声。</p>
        </div>
      )}
      {onCopy && (
        <div>
          <Button variant="secondary" icon={<CalendarSync size={18} aria-hidden />} onClick={onCopy}>
            复制订阅地址
          </Button>
          <p>在手机日历里添加订阅，课表变了会跟着变。</p>
        </div>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${cardSurface}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[14]};
  margin-top: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[6]};
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  ${media.print} {
    display: none;
  }
`;
