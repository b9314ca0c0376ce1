/** The school's profile, at a group of it: 0 学校概况, 1 招生区域, 2 服务网点, 3 认证机构. */
export const schoolAddress = (index = 0): string =>
  index > 0 ? `/school-info?${new URLSearchParams({ index: String(index) })}` : '/school-info';

/** The group an address means; older addresses say `data` for `index`. Null without one. */
export function schoolTabIndex(search: URLSearchParams): number | null {
  const text = search.get('index') ?? search.get('data');
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}
