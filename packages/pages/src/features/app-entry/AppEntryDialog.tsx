import { Button, ButtonLink, Dialog, QrCode, useIsPhone } from '@cloud-school/ui';

interface AppEntryDialogProps {
  /** What was pressed, if it was one thing of many. */
  subject: string | undefined;
  address: string;
  onClose: () => void;
}

/** The app's download, for what can be done only there: its QR code, or a button on a phone, which cannot scan its own screen. */
export function AppEntryDialog({ subject, address, onClose }: AppEntryDialogProps) {
  const isPhone = useIsPhone();
  return (
    <Dialog
      isOpen
      title="请在手机 APP 中办理"
      description={`${subject ? `${subject}：` : ''}${isPhone ? '' : '扫码'}下载 APP，用同一个手机号登录即可继续。`}
      onClose={onClose}
      actions={
        isPhone ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              知道了
            </Button>
            <ButtonLink href={address}>打开 APP</ButtonLink>
          </>
        ) : (
          <Button onClick={onClose}>知道了</Button>
        )
      }
    >
      {!isPhone && <QrCode text={address} size={168} label="下载 APP 的二维码" />}
    </Dialog>
  );
}
