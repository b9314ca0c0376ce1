/** An activity of a class, with the field names of the wire where they exist. */
export interface ActivitySeed {
  activityId: string;
  classId: string;
  activityName: string;
  /** 1 required, 0 elective. */
  isRequired: 0 | 1;
  /** 1 online, 2 face to face. */
  onlineType: 1 | 2;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** The course of its contents. */
  extendId: string;
  address?: string;
  /** Students who attended before the start of the sandbox; later, submitting its test counts as attendance. */
  attendedBy?: string[];
  contents: ContentSeed[];
}

export interface ContentSeed {
  /** The classroom id; a test is found by it. */
  contentId: string;
  contentName: string;
  /** 1 video, 3 article, 4 document, 6 homework, 7 test, 8 lecture notes; 11 face to face is ours. */
  dataType: 1 | 3 | 4 | 6 | 7 | 8 | 11;
}
