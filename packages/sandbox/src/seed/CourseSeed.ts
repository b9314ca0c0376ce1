/** A course of one or more classes, with the field names of the wire where they exist. */
export interface CourseSeed {
  courseId: string;
  classIds: string[];
  courseName: string;
  cover: string | null;
  introduce: string;
  /** 0 face to face, 1 online, 2 blended. */
  courseNature: 0 | 1 | 2;
  /** 0 this portal, 1 another platform. */
  learningPlatform: 0 | 1;
  /** 10 this portal, 11 single sign-on, 12 practical training. */
  thirdPlatformType: 10 | 11 | 12 | null;
  learningUrl: string | null;
  courseClassCode: string | null;
  studyNumber: number;
  /** Required hours of study, and those studied before the start of the sandbox; null for no such target. */
  studyHours: [required: number, done: number] | null;
  chapters: ChapterSeed[];
}

export interface ChapterSeed {
  name: string;
  sections: SectionSeed[];
}

export interface SectionSeed {
  name: string;
  classrooms: ClassroomSeed[];
}

/** 1 video, 2 audio, 3 article, 4 document, 5 archive, 6 homework, 7 test, 8 image, 10 live, 11 face to face, 19 live elsewhere; 20, 90 and 91 have the icon of a test. */
export type ClassroomType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 19 | 20 | 90 | 91;

export interface ClassroomSeed {
  classroomId: string;
  classroomType: ClassroomType;
  name: string;
  /** 1 required, 0 elective. */
  mustLearn: 0 | 1;
  /** Milliseconds of media; null without media. */
  duration: number | null;
  /** Percent that the students had studied before the start of the sandbox. */
  studied: number;
  /** Of a live or face-to-face classroom, milliseconds since 1970. */
  start?: number;
  end?: number;
  address?: string;
}
