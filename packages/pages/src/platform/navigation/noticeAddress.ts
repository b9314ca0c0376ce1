/** The page of one notice. */
export const noticeAddress = ({ id }: { id: string }): string =>
  `/notice/detail?${new URLSearchParams({ id })}`;
