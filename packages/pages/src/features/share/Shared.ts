import type { Poster } from '@cloud-school/ui';

/** What is shared of a page. */
export interface Shared
  extends
    Pick<Poster, 'kind' | 'title' | 'text' | 'imageUrl' | 'call'>,
    Partial<Pick<Poster, 'headline' | 'eyebrow' | 'price' | 'salary' | 'note' | 'behind' | 'certificate'>> {
  /** The public address on this host; it names nobody. */
  path: string;
}
