/** Paths of the digits in a box of 10 by 16; paths, because a text element could be copied. */
const STROKES = [
  'M5 1C1.500 1 1 5 1 8s.5 7 4 7 4-4 4-7-.5-7-4-7Z',
  'M2 4l4-3v14M2.500 15h7',
  'M1.500 4C2 2 3.500 1 5.300 1 7.500 1 9 2.400 9 4.500 9 8 3.500 10.500 1.300 15H9.300',
  'M1.500 2.500C4 .300 8.500.800 8.500 4.400 8.500 6.600 6.500 7.600 4.300 7.600 7 7.600 9 8.800 9 11.200 9 15 4 16 1 13.500',
  'M7 15V1L1 10.500h8.500',
  'M8.500 1H2.500L2 7.300C5 5.500 9 6.800 9 10.600 9 14.800 4 16 1 13.500',
  'M7.800 1.500C4 2.500 1 6 1 10.500 1 13.400 2.700 15 5 15s4-1.800 4-4.300S7.300 6.700 5 6.700 1.300 8.300 1.100 10',
  'M1 1h8.300L4 15',
  'M5 7.400C3 7.400 1.600 6.200 1.600 4.300S3 1 5 1s3.400 1.400 3.400 3.300S7 7.400 5 7.400ZM5 7.400C2.600 7.400 1 8.900 1 11.200S2.700 15 5 15s4-1.500 4-3.800S7.400 7.400 5 7.400Z',
  'M2.200 14.500C6 13.500 9 10 9 5.500 9 2.600 7.300 1 5 1S1 2.800 1 5.300s1.700 4 4 4 3.700-1.600 3.900-3.300',
];
const INKS = ['#1A41BE', '#B84E06', '#12733F', '#7A2C8F', '#A3264B'];
const WIDTH = 120;
const HEIGHT = 48;

/** An SVG picture of 120 by 48 px with rotated digits and lines across them; `random` returns 0 to 1. */
export function drawCaptchaPicture(code: string, random: () => number): string {
  const between = (least: number, most: number) => least + random() * (most - least);
  const digits = Array.from(code, (digit, index) => {
    const x = 16 + index * 25 + between(-2, 2);
    const y = between(9, 16);
    const ink = INKS[Math.floor(random() * INKS.length)];
    const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${between(-16, 16).toFixed(1)} 7 11) scale(1.4)`;
    return `<path d="${STROKES[Number(digit)]}" transform="${turn}" stroke="${ink}" stroke-width="2"/>`;
  });
  const lines = Array.from({ length: 3 }, () => {
    const [from, bend, to] = [between(6, 42), between(0, 48), between(6, 42)].map((y) => y.toFixed(1));
    return `<path d="M0 ${from}Q60 ${bend} ${WIDTH} ${to}" stroke="#7C93CF" stroke-opacity=".7"/>`;
  });
  const dots = Array.from({ length: 24 }, () => {
    return `<circle cx="${between(2, 118).toFixed(1)}" cy="${between(2, 46).toFixed(1)}" r=".9" fill="#9DB0DD" stroke="none"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#F0F4FA"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...dots,
    ...lines,
    ...digits,
    '</g></svg>',
  ].join('');
}
