/** What people do in the sandbox, by collection. What the schools publish is not stored: the seed tells it. */
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
  /** By id: who a user is to a school. */
  studentFiles: StoredStudentFile;
  answerLogs: StoredAnswerLog;
  /** By answerId(answerLogId, questionId): one record a question, the last one wins. */
  answers: StoredAnswer;
  completions: StoredCompletion;
  clues: StoredClue;
  comments: StoredComment;
  /** By likeId(bizType, bizId, personId): one a person. */
  likes: StoredLike;
}

export interface StoredStudent {
  id: string;
  mobile: string;
  username: string;
  /** Plain on purpose: these people do not exist. Null means the student signs in by SMS only. */
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
  /** The asker's own 16 characters. */
  key: string;
  code: string;
  /** Milliseconds since 1970. */
  drawnAt: number;
  /** The first check, right or wrong, ends it. */
  usedAt: number | null;
}

export interface StoredSsoCode {
  code: string;
  userId: string;
  /** The return address it was given for, without its code and state. */
  redirectUri: string;
  /** Milliseconds since 1970. */
  givenAt: number;
  usedAt: number | null;
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
  /** The cloud school a person joined. */
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
  /** 1 pending review, 2 reviewed; null while the student is still answering. */
  status: 1 | 2 | null;
  score: number | null;
}

export interface StoredAnswer {
  answerLogId: string;
  questionId: string;
  questionUnitId: string;
  content: string | null;
  optionList: string[];
  /** As the client wrote them. */
  answerTime: string;
  submitTime: string;
  /** Milliseconds since 1970, by the sandbox's clock. */
  receivedAt: number;
  /** How long after the end of the test's time it came; 0 when in time. Late saves are kept. */
  lateByMs: number;
  /** How often this question was saved. */
  saves: number;
  /** Points a teacher gave to a short answer. */
  teacherScore: number | null;
}

export interface StoredCompletion {
  id: string;
  userId: string;
  activityId: string;
  /** The report as it came. */
  report: Record<string, unknown>;
  receivedAt: number;
}

/** A student's or a visitor's like. */
export interface StoredLike {
  /** COMMENT_SCORE, MICRO_CLASSROOM … */
  bizType: string;
  bizId: string;
  /** A student's id, or a visitor's own. */
  personId: string;
  likedAt: number;
}

/** A message somebody left for a school's advisers. */
export interface StoredClue {
  id: string;
  tenantId: string;
  /** Who wrote it: a student's id, or a visitor's. */
  clueId: string;
  name: string;
  mobile: string;
  content: string;
  receivedAt: number;
}

/** What can be commented on, in the server's words. */
export const COMMENT_OBJECT_TYPES = ['UNIVERSITY_PIC', 'MICRO_CLASSROOM', 'ORDER'] as const;

export type CommentObjectType = (typeof COMMENT_OBJECT_TYPES)[number];

export interface StoredComment {
  id: string;
  tenantId: string;
  authorId: string;
  /** As the author was called when writing. */
  authorName: string;
  authorPic: string | null;
  /** VEST is written for the school, by nobody who signs in. */
  role: 'USER' | 'VEST';
  content: string;
  objectId: string;
  objectType: CommentObjectType;
  /** What it answers; null on the first level, as are the next three. */
  parentId: string | null;
  parentAuthorName: string | null;
  repliedUserId: string | null;
  /** The first-level comment it stands under. */
  topId: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}
