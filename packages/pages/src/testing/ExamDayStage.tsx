import type { Sandbox } from '@cloud-school/sandbox';
import { useState } from 'react';
import type { Brand } from '../platform/brand/Brand.ts';
import { findDemoStudent } from './demoStudents.ts';
import { FaultSwitches } from './FaultSwitches.tsx';
import { PortalStage } from './PortalStage.tsx';

/** A test from its intro to its review, with the faults of the network beside it. */
export function ExamDayStage({ brand }: { brand: Brand }) {
  const [sandbox, setSandbox] = useState<Sandbox | null>(null);
  return (
    <>
      <PortalStage
        brand={brand}
        path="/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-quick"
        isSignedIn
        prepare={setSandbox}
      />
      {sandbox && <FaultSwitches sandbox={sandbox} student={findDemoStudent(brand)} />}
    </>
  );
}
