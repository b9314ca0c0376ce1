import type { CommentRole, ReviewStatus } from '@cloud-school/domain';

/** The stored documents, by collection: what users do. What schools publish is not stored, it comes from the seed. */
export interface Collections {
  students: StoredStudent;
  /** By token. */
  sessions: StoredSession;
  /** By mobile. */
  smsBoxes: StoredSmsBox;
  /** By key. */
  captchas: StoredCaptcha;
  /** By enrolmentId(userId, classId). */
  enrolments: StoredEnrolment;
  /** By code. */
  ssoCodes: StoredSsoCode;
  /** By invitationId(userId, tenantId). */
  invitations: StoredInvitation;
  /** By id: a user's data as a student of one tenant. */
  studentFiles: StoredStudentFile;
  answerLogs: StoredAnswerLog;
  /** By answerId(answerLogId, questionId): one document per question, the last save counts. */
  answers: StoredAnswer;
  /** By answerLogId: the last report of each attempt. */
  timeReports: StoredTimeReport;
  completions: StoredCompletion;
  clues: StoredClue;
  comments: StoredComment;
  /** By likeId(bizType, bizId, personId): one per person. */
  likes: StoredLike;
  /** By enrolmentId(userId, classId). */
  visits: StoredVisit;
  /** By code. */
  platformCodes: StoredPlatformCode;
  studyQuestions: StoredStudyQuestion;
  /** By classroomOfStudentId(classId, classroomId, userId): the text that a student has not asked yet. */
  questionDrafts: StoredQuestionDraft;
  notes: StoredNote;
  lessonComments: StoredLessonComment;
  /** By classroomOfStudentId(classId, classroomId, userId): one per student. */
  lessonLikes: StoredLessonLike;
  /** By studyId(userId, classId, classroomId). */
  studyStarts: StoredStudyStart;
  /** By studyId(userId, classId, classroomId): the last record of each lesson. */
  studyRecords: StoredStudyRecord;
  /** By attendanceId(activityId, userId). */
  attendances: StoredAttendance;
  /** By user, endpoint and Idempotency-Key: what was answered to the first call with the key. */
  answeredKeys: StoredAnsweredKey;
}

export interface StoredAnsweredKey {
  data: unknown;
}

export interface StoredStudent {
  id: string;
  mobile: string;
  username: string;
  /** Plain text, because the sandbox's students do not exist. Null for a student who signs in by SMS only. */
  password: string | null;
  realName: string;
  nickName: string;
  avatar: string | null;
}

export interface StoredSession {
  token: string;
  userId: string;
  tenantId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface SmsMessage {
  code: string;
  templateCode: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  usedAt: number | null;
  wrongTries: number;
}

export interface StoredSmsBox {
  mobile: string;
  /** Newest first. */
  messages: SmsMessage[];
}

export interface StoredCaptcha {
  /** 16 characters chosen by the client. */
  key: string;
  code: string;
  /** Milliseconds since 1970. */
  drawnAt: number;
  /** The first check, right or wrong, uses it up. */
  usedAt: number | null;
}

export interface StoredSsoCode {
  code: string;
  userId: string;
  /** The return address that it was issued for, without code and state. */
  redirectUri: string;
  /** Milliseconds since 1970. */
  givenAt: number;
  usedAt: number | null;
}

/** A code that a learning platform exchanges for the student. */
export interface StoredPlatformCode {
  code: string;
  userId: string;
  /** Milliseconds since 1970. */
  givenAt: number;
  usedAt: number | null;
}

/** The first time that a student opened a classroom. */
export interface StoredStudyStart {
  userId: string;
  classId: string;
  classroomId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** The last study record of a lesson (PROG-01). */
export interface StoredStudyRecord {
  userId: string;
  classId: string;
  classroomId: string;
  /** The position, milliseconds. */
  learningDuration: number;
  remainStudyDuration: number | null;
  /** The client's own time. */
  lastStudyTime: string;
  client: string;
  /** Milliseconds since 1970, by the sandbox's clock. */
  receivedAt: number;
  /** Number of records of this lesson. */
  count: number;
}

/** When a student signed in and out of an activity, milliseconds since 1970. */
export interface StoredAttendance {
  activityId: string;
  userId: string;
  signedInAt: number | null;
  signedOutAt: number | null;
}

/** Visits of a class page. */
export interface StoredVisit {
  userId: string;
  classId: string;
  count: number;
}

export interface StoredInvitation {
  userId: string;
  tenantId: string;
  qrCode: string;
  /** Milliseconds since 1970. */
  boundAt: number;
}

export interface StoredStudentFile {
  id: string;
  userId: string;
  tenantId: string;
  realName: string | null;
  /** The cloud school that the student joined. */
  schoolId: string | null;
  enterpriseName: string | null;
}

export interface StoredEnrolment {
  userId: string;
  classId: string;
  /** -1 to be admitted, 0 to start, 1 to report, 2 in service, 3 completed. */
  serviceStatus: -1 | 0 | 1 | 2 | 3;
}

export interface StoredAnswerLog {
  id: string;
  workId: string;
  testId: string;
  userId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  finishedAt: number | null;
  answeredCount: number | null;
  /** Null while the student is still answering. */
  status: ReviewStatus | null;
  score: number | null;
  /** use_time of an attempt of the partner's source. */
  usedSeconds?: number;
}

export interface StoredAnswer {
  answerLogId: string;
  questionId: string;
  questionUnitId: string;
  content: string | null;
  optionList: string[];
  /** This and `submitTime` are the client's own times. */
  answerTime: string;
  submitTime: string;
  /** Milliseconds since 1970, by the sandbox's clock. */
  receivedAt: number;
  /** Milliseconds after the deadline of the attempt; 0 when in time. Late saves are stored too. */
  lateByMs: number;
  /** Number of saves of this question. */
  saves: number;
  /** Points that a teacher gave to a short answer. */
  teacherScore: number | null;
}

/** The last time report of an attempt (EXAM-05). */
export interface StoredTimeReport {
  answerLogId: string;
  remainingSeconds: number;
  /** Milliseconds since 1970, by the sandbox's clock. */
  receivedAt: number;
  /** Number of reports of this attempt. */
  count: number;
}

export interface StoredCompletion {
  id: string;
  userId: string;
  activityId: string;
  /** The payload of the report. */
  report: Record<string, unknown>;
  receivedAt: number;
}

/** A like of a student or a visitor. */
export interface StoredLike {
  /** COMMENT_SCORE, MICRO_CLASSROOM … */
  bizType: string;
  bizId: string;
  /** A student's user id, or a visitor's id. */
  personId: string;
  likedAt: number;
}

/** A message to a school's advisers. */
export interface StoredClue {
  id: string;
  tenantId: string;
  /** The author: a student's user id, or a visitor's id. */
  clueId: string;
  name: string;
  mobile: string;
  content: string;
  receivedAt: number;
}

/** The server's codes of what can be commented on. */
export const COMMENT_OBJECT_TYPES = ['UNIVERSITY_PIC', 'MICRO_CLASSROOM', 'ORDER'] as const;

export type CommentObjectType = (typeof COMMENT_OBJECT_TYPES)[number];

export interface StoredComment {
  id: string;
  tenantId: string;
  authorId: string;
  /** The author's name at the time of writing. */
  authorName: string;
  authorPic: string | null;
  role: CommentRole;
  content: string;
  objectId: string;
  objectType: CommentObjectType;
  /** The comment that it replies to; this and the next three are null on the first level. */
  parentId: string | null;
  parentAuthorName: string | null;
  repliedUserId: string | null;
  /** The first-level comment that it is listed under. */
  topId: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A classroom of a class. */
interface InClassroom {
  classId: string;
  classroomId: string;
}

export interface StoredStudyQuestion extends InClassroom {
  id: string;
  studentId: string;
  studentName: string;
  studentAvatar: string | null;
  title: string;
  answers: { answer: string; teacherName: string; createdAt: number }[];
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface StoredQuestionDraft extends InClassroom {
  studentId: string;
  title: string;
}

export interface StoredNote extends InClassroom {
  id: string;
  studentId: string;
  createdName: string;
  avatar: string | null;
  isTeacher: boolean;
  title: string;
  notes: string;
  isShared: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface StoredLessonComment extends InClassroom {
  id: string;
  authorId: string;
  authorName: string;
  authorAvatar: string | null;
  content: string;
  parentId: string | null;
  parentAuthorName: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface StoredLessonLike extends InClassroom {
  studentId: string;
  likedAt: number;
}
