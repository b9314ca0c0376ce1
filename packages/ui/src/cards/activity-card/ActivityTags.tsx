import type { ClassActivity } from '@cloud-school/api-client';
import { Check, Hourglass, MapPin, MonitorPlay, Radio, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { ActivityPhase } from './activityPhase.ts';

interface ActivityTagsProps {
  activity: ClassActivity;
  phase: ActivityPhase;
}

/** Required or elective, online or face to face, and where the student stands. */
export function ActivityTags({ activity: { isRequired, isFaceToFace, status }, phase }: ActivityTagsProps) {
  return (
    <Row>
      <Tag tone={isRequired ? 'primary' : 'plain'}>{isRequired ? '必修' : '选修'}</Tag>
      {isFaceToFace ? (
        <Tag tone="accent" icon={<MapPin aria-hidden />}>
          面授
        </Tag>
      ) : (
        <Tag icon={<MonitorPlay aria-hidden />}>线上</Tag>
      )}
      {phase === 'absent' && (
        <Tag tone="danger" icon={<X aria-hidden />}>
          缺勤
        </Tag>
      )}
      {phase === 'attended' && (
        <Tag tone="success" icon={<Check aria-hidden />}>
          已参加
        </Tag>
      )}
      {phase === 'running' && (
        <Tag tone="solid" icon={<Radio aria-hidden />}>
          进行中
        </Tag>
      )}
      {(phase === 'to-come' || phase === 'over') && status === 'to-attend' && (
        <Tag icon={<Hourglass aria-hidden />}>待参加</Tag>
      )}
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
