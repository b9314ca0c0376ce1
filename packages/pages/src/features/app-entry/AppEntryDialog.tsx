import { Button, Dialog, QrCode } from '@cloud-school/ui';

interface AppEntryDialogProps {
  /** What was pressed, if it was one thing of many. */
  subject: string | undefined;
  address: string;
  onClose: () => void;
}

/** Shows the QR code of the app download, for what can be done only in the app. */
export function AppEntryDialog({ subject, address, onClose }: AppEntryDialogProps) {
  return (
    <Dialog
      isOpen
      title="请在手机 APP 中办理"
      description={`${subject ? `${subject}：` : ''}扫码下载 APP，用同一个手机号登录即可继续。`}
      onClose={onClose}
      actions={<Button onClick={onClose}>知道了</Button>}
    >
      <QrCode text={address} size={168} label="下载 APP 的二维码" />
    </Dialog>
  );
}
