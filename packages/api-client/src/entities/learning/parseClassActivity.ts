import {
  ATTENDANCE_CODES,
  type ActivityContent,
  type ClassActivity,
  toContentKind,
} from '@cloud-school/domain';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalText,
  optionalTextOf,
  parseCode,
  readAddress,
  readItems,
  text,
} from '../read.ts';
import { readPeriod } from '../readPeriod.ts';
import { readPlace } from '../readPlace.ts';
import { readQuantity } from '../readQuantity.ts';
import { optionalTitle } from '../readTitle.ts';
import { readPercent } from './readPercent.ts';

/** Reads an activity of a class. An unknown attendance code becomes null, so that the contents stay accessible. */
export function parseClassActivity(item: unknown): ClassActivity {
  const record = asRecord(item, 'Activity');
  const isRequired = optionalNumber(record.isRequired) === 1;
  return {
    id: optionalText(record.activityId) ?? text(record.id, 'Activity id'),
    name: optionalTitle(record.activityName) ?? '',
    isRequired,
    isFaceToFace: optionalNumber(record.onlineType) === 2,
    status: isRequired ? parseCode(record.classActivityStatus, ATTENDANCE_CODES) : null,
    ...readPeriod(record.startTime, record.endTime),
    address: readPlace(record),
    courseId: optionalText(record.extendId),
    bizType: optionalTextOf(record.bizType, 'code'),
    contents: readItems(jsonList(record.activityContentResultVOS), parseActivityContent),
  };
}

/** Reads a piece of content; how far the student is in it may be missing. */
export function parseActivityContent(item: unknown): ActivityContent {
  const record = asRecord(item, 'Activity content');
  const sourceType = optionalText(record.sourceType);
  return {
    id: text(record.contentId, 'Activity content id'),
    ...(sourceType !== null && { sourceType }),
    activityContentId: optionalText(record.activityContentId) ?? optionalText(record.id),
    name: optionalTitle(record.contentName) ?? '',
    kind: toContentKind(optionalNumber(optionalTextOf(record.dataType, 'code'))),
    coverUrl: readAddress(record.classroomCover),
    isRequired: optionalNumber(record.mustLearn) === 1,
    progress: readPercent(record.learnProcess) ?? readPercent(record.learningProgress),
    duration: readQuantity(record.initValue),
    position: readQuantity(record.learningDuration),
  };
}
