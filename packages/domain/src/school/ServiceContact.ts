/** A school's customer service (RAIL-02, RAIL-03). */
export interface ServiceContact {
  id: string;
  mobile: string | null;
  /** Picture of the QR code that opens customer service in WeChat. */
  qrCodeUrl: string | null;
}
