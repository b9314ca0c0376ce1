/** Names that follow from a partner's id: 'hai-lan' → haiLan, 'isHaiLan'. */
export function toPartner(id: string): { variable: string; flag: string } {
  const [first = '', ...rest] = id.split('-').map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  const name = [first, ...rest].join('');
  return { variable: name.slice(0, 1).toLowerCase() + name.slice(1), flag: `is${name}` };
}
