/** The leading part of a host name, by which the server knows the school: 'yunfan.example.com' → 'yunfan'. */
export function hostLabel(hostname: string): string {
  return hostname.toLowerCase().split('.')[0] ?? '';
}
