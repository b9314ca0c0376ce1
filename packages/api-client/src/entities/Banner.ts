/** One picture of the home banner (HOME-01). */
export interface Banner {
  id: string;
  imageUrl: string;
  /** Words over the picture, where the school gave any. */
  title: string | null;
  introduction: string | null;
  /** A short line above the title, such as a season's name. */
  eyebrow: string | null;
  action: { label: string; url: string } | null;
}
