/** A coupon towards the fee of a product (HOME-05). */
export interface Coupon {
  id: string;
  title: string;
  /** Yuan as decimal text, more than zero. */
  amount: string;
  /** Lowest fee it applies to, yuan as decimal text; '0' for any fee, null when it cannot be read. */
  minimum: string | null;
  /** 'YYYY-MM-DD'; null means no limit on that side. */
  usableFrom: string | null;
  usableUntil: string | null;
  status: 'claimable' | 'received' | 'gone';
}
