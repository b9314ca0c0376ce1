export interface PrintedPage {
  title: string;
  /** The whole address. */
  address: string;
  /** 'YYYY-MM-DD HH:mm:ss', the school's time. */
  printedAt: string;
}

/** CSS of the margins of each printed page: its title above, address, time and number below. */
export function printMargins({ title, address, printedAt }: PrintedPage): string {
  const { origin, pathname, search } = new URL(address);
  const place = origin.replace(/^https?:\/\//, '') + readable(pathname + search);
  const boxes = [
    ['top-left', quote(title)],
    ['bottom-left', quote(place)],
    [
      'bottom-right',
      `${quote(`${printedAt.slice(0, 16)} ・ `)} counter(page) " / " counter(pages); white-space: nowrap`,
    ],
  ];
  const look = 'font: 9pt/1.4 system-ui, sans-serif;';
  return `@page { ${boxes.map(([box, content]) => `@${box} { content: ${content}; ${look} }`).join(' ')} }`;
}

/** A string of CSS. */
const quote = (text: string): string =>
  `"${text.replaceAll(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** Letters instead of percent signs, as far as they are valid. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
