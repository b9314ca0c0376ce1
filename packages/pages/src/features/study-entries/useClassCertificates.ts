import { getClassDetail, getStudySituation } from '@cloud-school/api-client';
import {
  certificateStage,
  type ClassCertificate,
  isInService,
  needsEvaluation,
  type StudentClass,
} from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';

const QUIET = { isQuiet: true };

/** The certificates that the classes of a student lead to; classes that are over are asked for their evaluation. */
export function useClassCertificates(classes: readonly StudentClass[] | null): Loadable<ClassCertificate[]> {
  const { client } = usePortal();
  const userId = useUserId();

  async function load(): Promise<ClassCertificate[]> {
    const certificates = await Promise.all(
      (classes ?? [])
        .filter(hasBegun)
        .map(async ({ classId, className, productName, status, schoolId, trainingEnd }) => {
          const evaluation = needsEvaluation(status) ? await evaluate(classId, schoolId) : null;
          return {
            classId,
            className,
            name: productName ?? className,
            stage: certificateStage(status, evaluation),
            endsOn: trainingEnd,
          };
        }),
    );
    return certificates.toSorted((one, other) => ORDER[one.stage] - ORDER[other.stage]);
  }

  async function evaluate(classId: string, schoolId: string | null) {
    const { studentId } = await client.call(
      getClassDetail,
      { classId, userId: userId ?? '', studentId: null, schoolId },
      QUIET,
    );
    if (!studentId) return null;
    return (await client.call(getStudySituation, { classId, studentId }, QUIET)).evaluation;
  }

  const ids = classes?.map(({ classId, status }) => [classId, status]);
  return useSwrLoadable(ids && userId !== null ? ['classCertificates', ids] : null, load);
}

/** A class that has not begun leads nowhere yet. */
const hasBegun = ({ status }: StudentClass): boolean => isInService({ status }) || needsEvaluation(status);

/** What a student has is before what she works for. */
const ORDER: Record<ClassCertificate['stage'], number> = { passed: 0, waiting: 1, studying: 2, failed: 3 };
