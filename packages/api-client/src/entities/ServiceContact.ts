/** Whom visitors of a school may ask. */
export interface ServiceContact {
  id: string;
  mobile: string | null;
  /** Picture of the code that opens customer service on WeChat. */
  qrCodeUrl: string | null;
}
