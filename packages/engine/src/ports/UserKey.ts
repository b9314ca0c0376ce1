/** Whose data a stored value is, on a device that several students may use. */
export interface UserKey {
  tenantId: string;
  userId: string;
}
