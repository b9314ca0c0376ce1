import {
  createIdempotencyKey,
  findGraduationCertificate,
  findLevelCertificate,
} from '@cloud-school/api-client';
import { differs, type Finding, holds } from '../Finding.ts';
import type { Rule, Trial } from './Rule.ts';

/** Asks for a certificate with a captcha that nobody was shown. */
async function queryUnseen(
  { probe }: Trial,
  endpoint: typeof findLevelCertificate | typeof findGraduationCertificate,
): Promise<Finding> {
  const query = { name: '张三', certificateNumber: 'S000000000000000000000', captchaCode: '0000' };
  const { exchange } = await probe.call<typeof query & { captchaKey: string }, unknown>(endpoint, {
    ...query,
    captchaKey: createIdempotencyKey().slice(0, 16),
  });
  const { error } = exchange;
  if (!error) return differs('it is answered', 'certificates can be read by trying numbers');
  if (error.kind !== 'rejected') return differs(error.message, 'the form does not say what is wrong');
  return error.serverMessage ? holds() : differs('no message', 'the form says 系统繁忙');
}

export const CERTIFICATE_RULES: Rule[] = [
  {
    name: 'a certificate query needs the captcha that was shown',
    check: async (trial) => {
      const level = await queryUnseen(trial, findLevelCertificate);
      return level.verdict === 'holds' ? await queryUnseen(trial, findGraduationCertificate) : level;
    },
  },
];
