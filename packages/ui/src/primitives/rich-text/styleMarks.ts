/** The part of a style attribute that is kept, as data attributes that RichText styles. */
export type StyleMarks = Partial<
  Record<'data-align' | 'data-weight' | 'data-line' | 'data-slant' | 'data-indent', string>
>;

const marks: Record<string, Record<string, StyleMarks>> = {
  'text-align': {
    center: { 'data-align': 'center' },
    right: { 'data-align': 'right' },
    justify: { 'data-align': 'justify' },
  },
  'font-weight': {
    bold: { 'data-weight': 'strong' },
    bolder: { 'data-weight': 'strong' },
    '600': { 'data-weight': 'strong' },
    '700': { 'data-weight': 'strong' },
    '800': { 'data-weight': 'strong' },
    '900': { 'data-weight': 'strong' },
  },
  'font-style': { italic: { 'data-slant': 'italic' } },
  'text-decoration': {
    underline: { 'data-line': 'under' },
    'line-through': { 'data-line': 'through' },
  },
  'text-decoration-line': {
    underline: { 'data-line': 'under' },
    'line-through': { 'data-line': 'through' },
  },
  'text-indent': { '2em': { 'data-indent': 'two' } },
};

/**
 * Reads the few declarations that carry meaning (an underlined blank, a centred table head). Drops colours, sizes and
 * positions, which would break contrast, brands and the page's layout.
 */
export function styleMarks(style: string): StyleMarks {
  const found: StyleMarks = {};
  for (const declaration of style.toLowerCase().split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    Object.assign(found, marks[property]?.[value.replace('!important', '').trim()]);
  }
  return found;
}
