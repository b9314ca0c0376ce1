import { css, styled } from 'styled-components';
import { ClassroomStatusMark } from '../../cards/classroom/ClassroomStatusMark.tsx';
import {
  formatLiveTime,
  formatWait,
  LIVE_HINTS,
  type LiveLesson,
  liveStatus,
} from '../../cards/classroom/liveLesson.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { QrCode } from '../../primitives/qr-code/QrCode.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface AppOnlyDialogProps {
  /** What the student wants to open: 班级公告 */
  feature: string;
  /** Where the app does it: 班级页 */
  place?: string | undefined;
  /** Of a live lesson: its state and time at `now`, 'YYYY-MM-DD HH:mm:ss' of the school. */
  live?: (LiveLesson & { now: string }) | undefined;
  /** Address of the app's download; without it the dialog only says where to go. */
  appAddress?: string | undefined;
  onClose: () => void;
}

/** Says that only the app has a feature, with a QR code and the way there; on a phone a button opens the app (CDET-06). */
export function AppOnlyDialog({ feature, place = '班级页', live, appAddress, onClose }: AppOnlyDialogProps) {
  const title = useIsPhone() ? PHONE_TITLE : TITLE;
  if (!appAddress) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        description={<PhraseText>{`请用同一个手机号登录 APP，在${place}点“${feature}”。`}</PhraseText>}
        actions={<Button onClick={onClose}>知道了</Button>}
      >
        {live && <LiveFacts {...live} />}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={440}
      closeLabel="关闭"
      actions={
        <>
          <WideButton onClick={onClose}>知道了</WideButton>
          <PhoneButton variant="secondary" onClick={onClose}>
            知道了
          </PhoneButton>
          <PhoneLink href={appAddress}>打开 APP</PhoneLink>
        </>
      }
    >
      <Guide>
        <Code>
          <QrCode text={appAddress} size={120} label="下载 APP 的二维码" />
        </Code>
        <div>
          <Feature>{feature}</Feature>
          {live && <LiveFacts {...live} />}
          <Steps>
            <WideStep>手机扫码，下载或打开 APP</WideStep>
            <PhoneStep>点下面的按钮，下载或打开 APP</PhoneStep>
            <li>用同一个手机号登录</li>
            <li>
              <PhraseText>{`在${place}点“${feature}”`}</PhraseText>
            </li>
          </Steps>
        </div>
      </Guide>
    </Dialog>
  );
}

/** 直播中 · 今天 19:30–20:15; what has not begun says how long it takes. */
function LiveFacts({ now, ...lesson }: LiveLesson & { now: string }) {
  const status = liveStatus(lesson);
  const wait = formatWait(lesson, now);
  if (!status || lesson.liveState === null) return null;
  return (
    <Live>
      <ClassroomStatusMark status={status} />
      <span>{formatLiveTime(lesson, now)}</span>
      {wait && <span>{wait}</span>}
      <Hint>{LIVE_HINTS[lesson.liveState]}</Hint>
    </Live>
  );
}

const TITLE = 'PC版功能暂未开放，请打开APP';
const PHONE_TITLE = '请打开 APP 使用';

const Guide = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  padding-top: ${theme.space[2]};
`;

const Code = styled.div`
  flex: none;
  align-self: start;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.segment};
  /* A phone cannot scan its own screen. */
  ${media.phone} {
    display: none;
  }
`;

const wide = css`
  ${media.phone} {
    display: none;
  }
`;

const WideButton = styled(Button)`
  ${wide}
`;

const WideStep = styled.li`
  ${wide}
`;

const PhoneButton = styled(Button)`
  display: none;
  ${media.phone} {
    display: inline-flex;
  }
`;

const PhoneLink = styled(ButtonLink)`
  display: none;
  ${media.phone} {
    display: inline-flex;
  }
`;

const PhoneStep = styled.li`
  display: none;
  ${media.phone} {
    display: list-item;
  }
`;

const Feature = styled.p`
  color: ${theme.color.text.secondary};
`;

const Live = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: ${theme.space[1]};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.span`
  flex-basis: 100%;
  font: ${theme.type.bodyStrong};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  list-style: decimal;
  li::marker {
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
  }
`;
