/** A period in which a class is taught; a student may be in several. */
export interface ClassPeriod {
  classId: string;
  /** 第 12 期 */
  name: string | null;
  className: string;
  productName: string | null;
  tenantId: string | null;
  /** 'YYYY-MM-DD' */
  start: string | null;
  end: string | null;
}
