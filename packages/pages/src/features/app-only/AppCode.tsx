import { QrCode } from '@cloud-school/ui';

/** The configured download of the app, for a phone beside this window. */
export function AppCode({ address }: { address: string }) {
  return <QrCode text={address} size={136} label="下载 APP 的二维码" />;
}
