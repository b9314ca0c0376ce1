/** The longest texts that the server takes, in characters; forms, fields with their counters, and the sandbox read them here. */
export const limits = {
  /** A question about a lesson (QNA-01). */
  question: 100,
  /** A note's name and content (QNA-02). */
  noteTitle: 100,
  noteContent: 100,
  /** A comment or a reply: on a lesson (QNA-03), news, albums and reviews. */
  comment: 100,
  /** A mobile number without separators. */
  mobile: 11,
  smsCode: 6,
  personName: 20,
  enterpriseName: 60,
} as const;
