/** What a classroom shows, and its details, beside its row in the directory. */
export interface LessonSeed {
  classroomId: string;
  /** Sources by templateType: LD, SD, HD, FHD; or one address of a stream. */
  video?: { sources: Record<string, string> } | { stream: string };
  audio?: string;
  captions?: string;
  materials?: MaterialSeed[];
  /** The class notice. */
  desc?: string;
  points?: string[];
  teachers?: TeacherSeed[];
  highlights?: { titbitName: string; url: string; fileType: 'VIDEO' | 'IMAGE' }[];
}

export interface MaterialSeed {
  name: string;
  storageUrl?: string;
  /** HTML of an article. */
  content?: string;
  materialDescribe?: string;
}

export interface TeacherSeed {
  teacherName: string;
  teacherAvatar: string;
  roleCode: 't_kcls' | 't_fdls';
}
