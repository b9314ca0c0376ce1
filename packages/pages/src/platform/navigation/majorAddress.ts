/** The page of the catalogue, the first of it open. */
const MAJORS_ADDRESS = '/educational-product';

/** The page of one hot major, and of one question about it. */
export function majorAddress(id: string | null, questionId: string | null = null): string {
  const search = new URLSearchParams({ ...(id && { id }), ...(questionId && { questionId }) });
  return search.size > 0 ? `${MAJORS_ADDRESS}?${search}` : MAJORS_ADDRESS;
}
