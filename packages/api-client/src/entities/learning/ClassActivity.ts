/** Attendance of a required activity. */
export type AttendanceStatus = 'to-attend' | 'absent' | 'attended';

export type ContentKind = 'video' | 'article' | 'document' | 'homework' | 'test' | 'notes' | 'other';

/** A piece of content to study in an activity. */
export interface ActivityContent {
  /** The classroom id: contentId on the wire. */
  id: string;
  /** The server's id of this content within this activity; null when it sends none. */
  activityContentId: string | null;
  name: string;
  kind: ContentKind;
}

/** A lesson of a class, online or face to face, with its contents (CDET-03). */
export interface ClassActivity {
  id: string;
  name: string;
  isRequired: boolean;
  isFaceToFace: boolean;
  /** Null for an elective activity, which records no attendance, and for an unknown code. */
  status: AttendanceStatus | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
  /** The place of a face-to-face activity. */
  address: string | null;
  courseId: string | null;
  /** Opaque to us: the completion report sends it back unchanged (EXAM-08). */
  bizType: string | null;
  contents: ActivityContent[];
}
