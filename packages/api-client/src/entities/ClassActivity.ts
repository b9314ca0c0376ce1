/** Attendance of a required activity: classActivityStatus 0, 1, 2. */
export type AttendanceStatus = 'to-attend' | 'absent' | 'attended';

export type ContentKind = 'video' | 'article' | 'document' | 'homework' | 'test' | 'notes' | 'other';

/** One thing to study in an activity. */
export interface ActivityContent {
  /** Its classroom: contentId on the wire. */
  id: string;
  /** The server's own id of this content in this activity; the specification does not say where it comes from. */
  activityContentId: string | null;
  name: string;
  kind: ContentKind;
}

/** A lesson of a class, online or face to face, with what is studied in it. */
export interface ClassActivity {
  id: string;
  name: string;
  isRequired: boolean;
  isFaceToFace: boolean;
  /** Null for an elective one, which keeps no attendance. */
  status: AttendanceStatus | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
  /** Where it takes place. */
  address: string | null;
  courseId: string | null;
  bizType: string | null;
  contents: ActivityContent[];
}
