import type { ServiceStatus } from '@cloud-school/domain';
import { CircleCheck, CirclePlay, Hourglass, MapPin, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import type { TagTone } from '../../primitives/tag/Tag.tsx';

/** How a class card shows a status: its tag and its button. */
export interface ClassStatusView {
  label: string;
  tone: TagTone;
  icon: ReactNode;
  action: '去学习' | '查看详情';
  /** None is solid: the strip above the classes has the one main button. */
  variant: ButtonVariant;
  /** Its button cannot be pressed. */
  isClosed?: true;
}

export const classStatusViews: Record<ServiceStatus, ClassStatusView> = {
  'to-be-admitted': {
    label: '待录取',
    tone: 'plain',
    icon: <UserRoundCheck aria-hidden />,
    action: '去学习',
    variant: 'secondary',
    isClosed: true,
  },
  'to-start': {
    label: '待开班',
    tone: 'warning',
    icon: <Hourglass aria-hidden />,
    action: '去学习',
    variant: 'secondary',
  },
  'to-report': {
    label: '待报到',
    tone: 'primary',
    icon: <MapPin aria-hidden />,
    action: '去学习',
    variant: 'outline',
  },
  'in-service': {
    label: '服务中',
    tone: 'solid',
    icon: <CirclePlay aria-hidden />,
    action: '去学习',
    variant: 'outline',
  },
  completed: {
    label: '服务完成',
    tone: 'success',
    icon: <CircleCheck aria-hidden />,
    action: '查看详情',
    variant: 'secondary',
  },
};
