/** A file of a lesson as it is, or will be, on the device. */
export interface DownloadedFile {
  /** Its name within the lesson: 'video', 'captions', 'material-12'. */
  id: string;
  /** What a student calls it: 视频 720P. */
  label: string;
  /** Its address at the school without the query, which a signature changes each time. */
  source: string;
  /** The content type that the device answers with; the server's own word is not believed. */
  type: string;
  /** The file's name where it is opened by another program and not in the page. */
  fileName: string | null;
  /** Bytes; null while unknown. */
  size: number | null;
  /** The server's mark of this content (ETag, else Last-Modified): another one is another file. Null where it gives none. */
  version: string | null;
  /** False for a half download. */
  isWhole: boolean;
}

/** What the calls of a lesson's page are asked. */
export interface LessonQuery {
  classroomId: string;
  classId: string;
  courseId: string;
  studentId: string;
  isExam: boolean;
}

/** A lesson on the device. It says nothing of an exam, an answer, a certificate or a person. */
export interface DownloadedLesson {
  classroomId: string;
  name: string;
  /** The page of the lesson, with everything that its calls need. */
  address: string;
  /** When the download began, milliseconds since 1970 by the device's clock. */
  at: number;
  files: DownloadedFile[];
  /** What those calls are asked. */
  query: LessonQuery;
  /** What the lesson's calls answered, by their SWR keys; only the build that wrote them reads them. */
  answers: Record<string, unknown>;
  build: string;
}

/** Everything has arrived: it plays without a network. */
export const isWhole = ({ files }: Pick<DownloadedLesson, 'files'>): boolean =>
  files.every((file) => file.isWhole);

/** Null where one of them is unknown. */
export function sumSizes(files: readonly DownloadedFile[]): number | null {
  let sum = 0;
  for (const { size } of files) {
    if (size === null) return null;
    sum += size;
  }
  return files.length > 0 ? sum : null;
}
