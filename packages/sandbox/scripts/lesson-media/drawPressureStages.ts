/** The damaged part of the skin at each stage; the layers are 320 wide and start at y 76. */
const WOUNDS = [
  '<path d="M86 76h148v24H86Z" fill="#E0604F"/><path d="M86 100q74 30 148 0Z" fill="#E98C72"/>',
  '<path d="M66 76h42l20 30h64l20-30h42v24h-24l-28 24h-84l-28-24H66Z" fill="#E0705F"/><path d="M108 76h104l-20 30h-64Z" fill="#E3EBF7"/>',
  '<path d="M66 76h42l22 72h60l22-72h42v24h-24l-22 66h-88l-22-66H66Z" fill="#E0604F"/><path d="M108 76h104l-22 72h-60Z" fill="#E3EBF7"/>',
  '<path d="M60 76h46l24 106h60l24-106h46v24h-26l-24 86H110L86 100H60Z" fill="#C93F34"/><path d="M106 76h108l-24 106h-60Z" fill="#E3EBF7"/><path d="M104 182h112v38H104Z" fill="#EFE9DD"/><path d="M128 182h64v6h-64Z" fill="#fff"/>',
] as const;

const FAT = [44, 118, 168, 222, 288]
  .map((x, index) => `<circle cx="${x}" cy="${index % 2 ? 166 : 150}" r="12" fill="#FBE6A8"/>`)
  .join('');

const LAYERS = [
  { name: '表皮', y: 76, height: 24, fill: '#F6CBA6' },
  { name: '真皮', y: 100, height: 34, fill: '#F0AA8B' },
  { name: '脂肪', y: 134, height: 48, fill: '#F5D88A' },
  { name: '骨', y: 182, height: 38, fill: '#EFE9DD' },
] as const;

/** Sections through the skin at the four stages of a pressure injury, as SVG drawings of 16 by 10. */
export function drawPressureStages(): string[] {
  const skin = LAYERS.map(
    ({ y, height, fill }) => `<rect y="${y}" width="320" height="${height}" fill="${fill}"/>`,
  );
  const labels = LAYERS.map(({ name, y, height }) => `<text x="14" y="${y + height / 2 + 5}">${name}</text>`);
  return WOUNDS.map(
    (wound) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 320 200" width="960" height="600"><rect y="20" width="320" height="200" fill="#E3EBF7"/>${skin.join('')}${FAT}${wound}<g font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif" font-size="13" font-weight="600" fill="#17233D">${labels.join('')}</g></svg>\n`,
  );
}

/** The headphones on the audio lesson's cover. */
export const AUDIO_COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="640" height="640"><rect width="320" height="320" fill="#2456E6"/><circle cx="250" cy="70" r="116" fill="#3766EA"/><path d="M0 268q40-24 80 0t80 0 80 0 80 0v52H0Z" fill="#143AA8"/><path d="M92 196v-32a68 68 0 0 1 136 0v32" fill="none" stroke="#fff" stroke-width="16"/><rect x="68" y="172" width="48" height="76" rx="18" fill="#F5820B"/><rect x="204" y="172" width="48" height="76" rx="18" fill="#F5820B"/></svg>
`;

/** The article's figure: reddened skin over the hours without turning. */
export const ARTICLE_FIGURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 220" width="1280" height="440"><rect width="640" height="220" rx="10" fill="#E6EDFA"/><path d="M40 176h560" stroke="#8793A8" stroke-width="2"/><path d="M80 158c130-6 180-26 240-44s140-66 240-76" fill="none" stroke="#2456E6" stroke-width="5" stroke-linecap="round"/><path d="M320 28v148" stroke="#B84E06" stroke-width="2" stroke-dasharray="6 5"/><circle cx="320" cy="114" r="8" fill="#fff" stroke="#B84E06" stroke-width="4"/><g font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif" font-size="15" fill="#4A5873"><text x="52" y="34">皮肤发红的比例</text><g text-anchor="middle"><text x="80" y="202">0 小时</text><text x="200" y="202">1 小时</text><text x="320" y="202">2 小时</text><text x="440" y="202">3 小时</text><text x="560" y="202">4 小时</text></g><rect x="188" y="58" width="116" height="32" rx="6" fill="#B84E06"/><text x="246" y="80" text-anchor="middle" fill="#fff" font-weight="600">两小时是拐点</text></g></svg>
`;
