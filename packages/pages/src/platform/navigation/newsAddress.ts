/** The page of one news item; the category leads back to the list it was opened from. */
export function newsAddress({ id }: { id: string }, categoryId: string | null = null): string {
  const search = new URLSearchParams({ id, ...(categoryId && { categorizeId: categoryId }) });
  return `/news-information/detail?${search}`;
}

/** The list of news, of one category or of all. */
export function newsListAddress(categoryId: string | null = null, current = 1): string {
  const search = new URLSearchParams({
    ...(categoryId && { categorizeId: categoryId }),
    ...(current > 1 && { current: String(current) }),
  });
  return search.size > 0 ? `/news-information/list?${search}` : '/news-information/list';
}
