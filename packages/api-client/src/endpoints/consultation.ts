import { defineEndpoint } from '../endpoint.ts';

interface Consultation {
  /** The student's id, or the visitor's. */
  clueId: string;
  name: string;
  mobile: string;
  content: string;
  /** Of the SMS to this mobile. */
  code: string;
}

/** Leaves a message for the school's advisers (RAIL-05). */
export const saveClue = defineEndpoint({
  id: 'consultation.saveClue',
  method: 'POST',
  path: '/universityAdvertise/anyUser/clue/saveClue',
  toPayload: ({ clueId, name, mobile, content, code }: Consultation) => ({
    clueId,
    name,
    mobile,
    content,
    code,
  }),
  parse: () => undefined,
});
