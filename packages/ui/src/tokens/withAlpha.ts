/** A colour of the palette, '#2456e6', as a translucent one. */
export function withAlpha(color: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}
