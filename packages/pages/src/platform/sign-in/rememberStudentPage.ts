import { isRecord } from '@cloud-school/domain';
import type { Device } from '../device/createDevice.ts';
import { defineStored, isText, only } from '../device/defineStored.ts';

/** Whose page the last address of this tab is: it may name that student. */
interface StudentPage {
  userId: string;
  address: string;
}

const storedStudentPage = defineStored({
  key: 'studentPage',
  of: 'device',
  in: 'tab',
  maxDays: 1,
  endsWith: 'sign-out',
  read: only(
    (value): value is StudentPage => isRecord(value) && isText(value.userId) && isText(value.address),
  ),
});

export const rememberStudentPage = (device: Device, page: StudentPage): void =>
  device.set(storedStudentPage, page);

/** The student whose page the address was, once; null where nobody knows. */
export function takeStudentOf(device: Device, address: string): string | null {
  const page = device.get(storedStudentPage);
  device.remove(storedStudentPage);
  return page?.address === address ? page.userId : null;
}
