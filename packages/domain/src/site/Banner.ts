/** A slide of the home banner (HOME-01). */
export interface Banner {
  id: string;
  imageUrl: string;
  /** Text over the picture; null when the school wrote none. */
  title: string | null;
  introduction: string | null;
  /** A short line above the title, such as a season's name. */
  eyebrow: string | null;
  action: { label: string; url: string } | null;
}
