/** A coupon towards the fee of a product (HOME-05). */
export interface Coupon {
  id: string;
  title: string;
  /** Yuan as decimal text, more than zero. */
  amount: string;
  /** The fee from which it counts, yuan as decimal text; '0' for any fee, null where it cannot be told. */
  minimum: string | null;
  /** 'YYYY-MM-DD'; null where it is open at that end. */
  usableFrom: string | null;
  usableUntil: string | null;
  status: 'claimable' | 'received' | 'gone';
}
