import { defineEndpoint } from '../../endpoint.ts';

interface Consultation {
  /** The student's user id, or the visitor's id. */
  clueId: string;
  name: string;
  mobile: string;
  content: string;
  /** The code of the SMS that was sent to this mobile. */
  code: string;
}

/** Sends a message to the school's advisers (RAIL-05). */
export const saveClue = defineEndpoint({
  id: 'consultation.saveClue',
  method: 'POST',
  path: '/universityAdvertise/anyUser/clue/saveClue',
  isQuiet: true,
  isCreation: true,
  toPayload: ({ clueId, name, mobile, content, code }: Consultation) => ({
    clueId,
    name,
    mobile,
    content,
    code,
  }),
  parse: () => undefined,
});
