import { isRecord } from '@cloud-school/domain';

/** Id of the element in which a server sends what its page was rendered of, as JSON. */
export const RENDERED_ELEMENT_ID = 'cloud-school-rendered';

/** What a server rendered a page of. */
export interface Rendered {
  /** The time that the page shows, in milliseconds since 1970. */
  now: number;
  /** What the calls of the page answered, by the key of SWR. */
  data: Record<string, unknown>;
}

/** What the page was rendered of; null for a page of the static build, and for one that cannot be read. */
export function readRendered(text: string | null | undefined): Rendered | null {
  try {
    const value: unknown = JSON.parse(text || 'null');
    return isRecord(value) && typeof value.now === 'number' && isRecord(value.data)
      ? { now: value.now, data: value.data }
      : null;
  } catch {
    return null;
  }
}
