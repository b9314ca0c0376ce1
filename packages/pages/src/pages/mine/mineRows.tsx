import type { MineRow } from '@cloud-school/ui';
import { maskMobile } from '@cloud-school/ui';
import {
  KeyRound,
  MapPin,
  MessageSquareText,
  MonitorSmartphone,
  Phone,
  School,
  Smartphone,
} from 'lucide-react';
import type { AccountPage, PortalConfig } from '../../platform/config/PortalConfig.ts';
import { schoolPath } from '../../platform/navigation/paths.ts';

/** The rows of the account; its profile stands at the person. */
const ROWS: Record<Exclude<AccountPage, 'profile'>, Pick<MineRow, 'icon' | 'label'>> = {
  password: { icon: <KeyRound size={18} aria-hidden />, label: '登录密码' },
  mobile: { icon: <Smartphone size={18} aria-hidden />, label: '换手机号' },
  devices: { icon: <MonitorSmartphone size={18} aria-hidden />, label: '登录过的设备' },
};

const ORDER = ['password', 'mobile', 'devices'] as const;

/** Links to where the school changes what belongs to the account; what the host does not name is absent. */
export const accountRows = (
  pages: NonNullable<PortalConfig['accountPages']>,
  mobile: string | null,
): MineRow[] =>
  ORDER.flatMap((id): MineRow[] => {
    const href = pages[id];
    if (href === undefined) return [];
    return [{ id, ...ROWS[id], href, ...(id === 'mobile' && mobile && { detail: maskMobile(mobile) }) }];
  });

/** How to reach the school: its phone, a message, and where it is. */
export const schoolRows = (phone: string | null, onMessage: () => void): MineRow[] => [
  ...(phone ? [{ id: 'phone', icon: <Phone size={18} aria-hidden />, label: phone, phone }] : []),
  {
    id: 'message',
    icon: <MessageSquareText size={18} aria-hidden />,
    label: '给学校留言',
    onSelect: onMessage,
  },
  { id: 'points', icon: <MapPin size={18} aria-hidden />, label: '服务网点', to: schoolPath(2) },
  { id: 'profile', icon: <School size={18} aria-hidden />, label: '学校概况', to: schoolPath() },
];
