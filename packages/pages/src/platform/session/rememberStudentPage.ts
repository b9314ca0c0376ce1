import { tabStorage } from './tabStorage.ts';

export const STUDENT_PAGE_KEY = 'manage-admin-studentPage';

/** Remembers in this tab whose page an address is: it may name that student. */
export function rememberStudentPage(userId: string, address: string, storage: Storage = tabStorage()): void {
  try {
    storage.setItem(STUDENT_PAGE_KEY, JSON.stringify({ userId, address }));
  } catch {
    // A full storage forgets whose page it was.
  }
}
