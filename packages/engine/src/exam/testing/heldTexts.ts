import type { ExamRoom } from './createExamRoom.ts';

/** What the server holds of a text question, once it was saved. */
export const heldTexts = (room: ExamRoom, id: string): string[] | undefined =>
  room.server.answers.get(id)?.answer.texts;
