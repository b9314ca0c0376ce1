/** An activity of a class, in the server's own field names where it has any. */
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
  /** The course its contents belong to. */
  extendId: string;
  address?: string;
  /** Students whose attendance is on record from the first day; handing in a test of it counts from then on. */
  attendedBy?: string[];
  contents: ContentSeed[];
}

export interface ContentSeed {
  /** The classroom: a test is found by it. */
  contentId: string;
  contentName: string;
  /** 1 video, 3 article, 4 document, 6 homework, 7 test, 8 lecture notes. */
  dataType: 1 | 3 | 4 | 6 | 7 | 8;
}
