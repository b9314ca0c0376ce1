import type { ActivityContent, AttendanceStatus, ClassActivity, ContentKind } from './ClassActivity.ts';
import { parseDateTime } from './dateTime.ts';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalText,
  optionalTextOf,
  readItems,
  text,
  type WireRecord,
} from './read.ts';

const STATUSES = new Map<number | null, AttendanceStatus>([
  [0, 'to-attend'],
  [1, 'absent'],
  [2, 'attended'],
]);

const KINDS = new Map<number | null, ContentKind>([
  [1, 'video'],
  [3, 'article'],
  [4, 'document'],
  [6, 'homework'],
  [7, 'test'],
  [8, 'notes'],
]);

/** An activity of a class; an unknown attendance code reads as none, so that its contents stay within reach. */
export function parseClassActivity(item: unknown): ClassActivity {
  const record = asRecord(item, 'Activity');
  const isRequired = optionalNumber(record.isRequired) === 1;
  return {
    id: optionalText(record.activityId) ?? text(record.id, 'Activity id'),
    name: optionalText(record.activityName) ?? '',
    isRequired,
    isFaceToFace: optionalNumber(record.onlineType) === 2,
    status: (isRequired && STATUSES.get(optionalNumber(record.classActivityStatus))) || null,
    startsAt: parseDateTime(record.startTime),
    endsAt: parseDateTime(record.endTime),
    address: optionalText(record.address) ?? optionalText(record.position),
    courseId: optionalText(record.extendId),
    bizType: optionalTextOf(record.bizType, 'code'),
    contents: readItems(jsonList(record.activityContentResultVOS), parseContent),
  };
}

function parseContent(item: unknown): ActivityContent {
  const record: WireRecord = asRecord(item, 'Activity content');
  return {
    id: text(record.contentId, 'Activity content id'),
    activityContentId: optionalText(record.activityContentId) ?? optionalText(record.id),
    name: optionalText(record.contentName) ?? '',
    kind: KINDS.get(optionalNumber(record.dataType)) ?? 'other',
  };
}
