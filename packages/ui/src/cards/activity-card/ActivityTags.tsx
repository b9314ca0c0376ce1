import type { ClassActivity } from '@cloud-school/domain';
import { Check, Hourglass, MapPin, MonitorPlay, Radio, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { ActivityPhase } from './activityPhase.ts';

export interface ActivityTagsProps extends NativeProps<'p', 'children'> {
  activity: ClassActivity;
  phase: ActivityPhase;
}

/** Required or elective, online or face to face, and the attendance; without attendance (null) only 进行中 shows. */
export function ActivityTags({
  activity: { isRequired, isFaceToFace, status },
  phase,
  ...rest
}: ActivityTagsProps) {
  return (
    <Row {...rest}>
      <Tag tone={isRequired ? 'primary' : 'plain'}>{isRequired ? '必修' : '选修'}</Tag>
      {isFaceToFace ? (
        <Tag tone="accent" icon={<MapPin aria-hidden />}>
          面授
        </Tag>
      ) : (
        <Tag icon={<MonitorPlay aria-hidden />}>线上</Tag>
      )}
      {(status !== null || phase === 'running') && phaseTags[phase]}
    </Row>
  );
}

const toAttend = <Tag icon={<Hourglass aria-hidden />}>待参加</Tag>;

const phaseTags: Record<ActivityPhase, ReactNode> = {
  absent: (
    <Tag tone="danger" icon={<X aria-hidden />}>
      缺勤
    </Tag>
  ),
  attended: (
    <Tag tone="success" icon={<Check aria-hidden />}>
      已参加
    </Tag>
  ),
  running: (
    <Tag tone="solid" icon={<Radio aria-hidden />}>
      进行中
    </Tag>
  ),
  'to-come': toAttend,
  over: toAttend,
};

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
