import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { styled } from 'styled-components';
import { DialogFrame } from '../../primitives/dialog/DialogFrame.tsx';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { QrCode } from '../../primitives/qr-code/QrCode.tsx';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { PhoneAccount, type PhoneAccountState } from './PhoneAccount.tsx';
import { type DevicePhase, PhoneDevice } from './PhoneDevice.tsx';

export interface PhonePreviewDialogProps {
  /** The business line that is done on the phone: 报名 */
  lineName: string;
  /** What was pressed, if it was one thing of many: 助学券“秋冬班报名立减券” */
  subject?: string | undefined;
  src: string;
  phase: DevicePhase;
  onLoad: () => void;
  onRetry: () => void;
  /** The frame that the mobile page runs in, to check the source of its messages. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Address of the app download; without it no QR code is shown. */
  appUrl?: string | null;
  /** Who is signed in here stays so, whoever signs in on the phone. */
  isSignedIn?: boolean;
  account: PhoneAccountState;
  onAccept: () => void;
  onDecline: () => void;
  onClose: () => void;
}

/** A business line's mobile page in a drawn phone, beside the app's QR code; on a phone it fills the sheet (PREV-01). */
export function PhonePreviewDialog(props: PhonePreviewDialogProps) {
  const { lineName, subject, src, phase, onLoad, onRetry, frameRef, appUrl } = props;
  const { isSignedIn = false, account, onAccept, onDecline, onClose } = props;
  const words = isSignedIn ? WORDS.student : WORDS.visitor;
  // The first focus is not the frame: Escape pressed inside it would not reach this dialog.
  const close = useRef<HTMLButtonElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <DialogFrame width={760} isSheetOnPhone initialFocus={close}>
        <Layout>
          <PhoneDevice
            ref={frameRef}
            src={src}
            title={`${lineName}手机页面`}
            phase={phase}
            onLoad={onLoad}
            onRetry={onRetry}
          />
          <Text>
            <Mark>
              <Tag tone="primary">手机预览</Tag>
            </Mark>
            <Title>
              {lineName}
              <BesideDevice>在手机上完成</BesideDevice>
            </Title>
            {subject && <Subject>{subject}</Subject>}
            <Description>
              <BesideDevice>{words.beside}</BesideDevice>
              <OnPhone>{words.onPhone}</OnPhone>
            </Description>
            <PhoneAccount state={account} onAccept={onAccept} onDecline={onDecline} />
            {appUrl && (
              <App>
                <QrCode text={appUrl} size={120} label="下载 APP 的二维码" />
                <div>
                  <AppTitle>下载 APP</AppTitle>
                  <Hint>用手机扫描二维码</Hint>
                </div>
              </App>
            )}
            {appUrl && <Download href={appUrl}>下载 APP</Download>}
          </Text>
        </Layout>
        <Close ref={close} aria-label="关闭">
          <X size={20} aria-hidden />
        </Close>
      </DialogFrame>
    </BaseDialog.Root>
  );
}

const WORDS = {
  visitor: {
    beside: '左边可以直接操作。在手机页面登录后，可选择在本页也登录。',
    onPhone: '在下面登录后，可选择在本站也登录。',
  },
  student: {
    beside: '左边可以直接操作。手机页面可能要再登录一次，本页的登录不变。',
    onPhone: '下面可能要再登录一次，本站的登录不变。',
  },
};

/** Beside the heading; the button grows with text. */
const CLOSE_ROOM = `calc(${theme.size.control.touch} + ${theme.space[1]})`;

const Layout = styled(ScrollBox)`
  display: flex;
  gap: ${theme.space[10]};
  align-items: center;
  margin: calc(-1 * ${theme.space[6]});
  padding: ${theme.space[8]} ${theme.space[10]};
  ${media.phone} {
    flex-direction: column-reverse;
    gap: ${theme.space[3]};
    /* The whole window below the strip that stays free above a sheet. */
    height: calc(100dvh - ${theme.space[14]});
    padding: ${theme.space[4]} 0 0;
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[4]};
  min-width: 0;
  ${media.phone} {
    flex: none;
    gap: ${theme.space[1]};
    width: 100%;
    padding: 0 ${theme.space[4]};
  }
`;

const Mark = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Title = styled(BaseDialog.Title)`
  padding-right: ${CLOSE_ROOM};
  font: ${theme.type.section};
  ${media.phone} {
    font: ${theme.type.cardTitle};
  }
`;

const Subject = styled.p`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  ${media.phone} {
    padding-right: ${CLOSE_ROOM};
    font: ${theme.type.bodyStrong};
  }
`;

const Description = styled(BaseDialog.Description)`
  margin-top: calc(-1 * ${theme.space[2]});
  color: ${theme.color.text.secondary};
  ${media.phone} {
    margin-top: 0;
    padding-right: ${CLOSE_ROOM};
  }
`;

const BesideDevice = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: inline;
  }
`;

/* A phone cannot scan its own screen: it gets a link instead. */
const App = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.fill};
  ${media.phone} {
    display: none;
  }
`;

const Download = styled(ExternalLink)`
  display: none;
  ${media.phone} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control.touch};
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
  }
`;

const AppTitle = styled.p`
  font: ${theme.type.labelStrong};
`;

const Hint = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Close = styled(BaseDialog.Close)`
  position: absolute;
  top: ${theme.space[4]};
  right: ${theme.space[4]};
  display: grid;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  &:hover {
    background: ${theme.color.surface.fill};
  }
`;
