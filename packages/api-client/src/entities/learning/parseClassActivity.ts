import type { ActivityContent, AttendanceStatus, ClassActivity, ContentKind } from './ClassActivity.ts';
import { parseDateTime } from '../dateTime.ts';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalText,
  optionalTextOf,
  parseCode,
  readItems,
  text,
  type WireRecord,
} from '../read.ts';

/** Codes of classActivityStatus. */
const ATTENDANCE_CODES: Record<AttendanceStatus, number> = { 'to-attend': 0, absent: 1, attended: 2 };

/** Codes of dataType; any other code is 'other'. */
const CONTENT_CODES: Record<Exclude<ContentKind, 'other'>, number> = {
  video: 1,
  article: 3,
  document: 4,
  homework: 6,
  test: 7,
  notes: 8,
};

/** Reads an activity of a class. An unknown attendance code becomes null, so that the contents stay accessible. */
export function parseClassActivity(item: unknown): ClassActivity {
  const record = asRecord(item, 'Activity');
  const isRequired = optionalNumber(record.isRequired) === 1;
  return {
    id: optionalText(record.activityId) ?? text(record.id, 'Activity id'),
    name: optionalText(record.activityName) ?? '',
    isRequired,
    isFaceToFace: optionalNumber(record.onlineType) === 2,
    status: isRequired ? parseCode(record.classActivityStatus, ATTENDANCE_CODES) : null,
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
    kind: parseCode(record.dataType, CONTENT_CODES) ?? 'other',
  };
}
