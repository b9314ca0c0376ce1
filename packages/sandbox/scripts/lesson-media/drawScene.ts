import { drawElder, drawElderHead, drawNurse } from './drawPeople.ts';
import type { LessonChapter, LessonStep } from './turningLesson.ts';

const WINDOW = `<rect x="48" y="36" width="150" height="150" rx="4" fill="#BFDDF6"/><path d="M48 140q50-30 90-8t60-10v64H48Z" fill="#9CC7B2"/><path d="M123 36v150M48 110h150" stroke="#fff" stroke-width="6"/><rect x="45" y="33" width="156" height="156" rx="4" fill="none" stroke="#fff" stroke-width="8"/><path d="M20 24h34v190q-20 10-34 0ZM194 24h34v190q-14 10-34 0Z" fill="#8FB6A6"/>`;
const NOTICE = `<rect x="576" y="60" width="120" height="84" rx="6" fill="#fff"/><path d="M592 82h60M592 100h88M592 118h44" stroke="#C9D3E3" stroke-width="6" stroke-linecap="round"/>`;
const PLANT = `<path d="M0 0c-14-20-30-22-40-18 4 16 18 26 38 24M0 0c-8-28 0-44 8-52 10 14 10 34-2 54M4 4c8-22 26-30 38-28 0 18-14 32-36 32" fill="#2E8B6A"/><path d="M-18 4h40l-6 38h-28Z" fill="#C8553D"/><path d="M-20 2h44v9h-44Z" fill="#A9432E"/>`;

const room = (wall: string, floor: string, floorAt: number) =>
  `<rect width="744" height="556" fill="${wall}"/><rect y="${floorAt}" width="744" height="${556 - floorAt}" fill="${floor}"/>`;

const SCENES: Record<LessonChapter['scene'], string> = {
  talk: `${room('#F6EEE1', '#E3CFB0', 440)}${WINDOW}${NOTICE}
    <g transform="translate(684 420) scale(1.2)">${PLANT}</g>
    <path d="M64 556V330c0-70 44-104 128-104s128 34 128 104v226Z" fill="#1F4BC9"/>
    <g transform="translate(62 176) scale(1.3)">${drawElder()}</g>
    <path d="M40 556v-86c0-44 56-44 56 0v86ZM288 556v-86c0-44 56-44 56 0v86Z" fill="#2D60EE"/>
    <path d="M88 556V474q104-44 208 0v82Z" fill="#8FB6A6"/><path d="M88 500q104-40 208 0" stroke="#7BA493" stroke-width="5" fill="none"/>
    <g transform="translate(392 196) scale(1.45)">${drawNurse()}</g>
    <path d="M452 470C412 456 376 458 342 476" stroke="#D3E0FB" stroke-width="46" stroke-linecap="round" fill="none"/>
    <ellipse cx="326" cy="486" rx="30" ry="20" fill="#F6CBA6" transform="rotate(-20 326 486)"/>
    <rect y="520" width="744" height="36" fill="#D9C3A3"/>`,
  turn: `${room('#F6EEE1', '#EFE4D3', 300)}${WINDOW}${NOTICE}<rect y="462" width="744" height="94" fill="#D9C3A3"/>
    <g transform="translate(0 92)"><g transform="translate(372 6) scale(1.18)">${drawNurse()}</g>
    <path d="M96 170h22v200H96Z" fill="#C9A877"/><rect x="106" y="262" width="560" height="58" rx="10" fill="#fff"/><rect x="106" y="306" width="560" height="30" fill="#C9A877"/><path d="M640 220h22v150h-22ZM130 336h16v50h-16ZM616 336h16v50h-16Z" fill="#B9935F"/>
    <path d="M124 262c0-28 20-40 62-40s62 12 62 40Z" fill="#DCE7FF"/><path d="M204 264c0-24 22-40 58-40s66 14 74 40Z" fill="#E9A48C"/><g transform="rotate(-74 190 216) translate(126 166) scale(.64)">${drawElderHead()}</g>
    <path d="M250 300c-6-50 20-86 74-84 90 2 130 26 200 34 60 8 100 16 110 50Z" fill="#5C8BEA"/><path d="M250 300c-6-50 20-86 74-84 30 0 54 4 78 10-40 10-66 34-70 74Z" fill="#739CF0"/><path d="M396 262q90-16 200 22" stroke="#3E70D6" stroke-width="4" fill="none" opacity=".5"/><path d="M490 240C472 226 438 222 408 222" stroke="#D3E0FB" stroke-width="36" stroke-linecap="round" fill="none"/><path d="M406 204c-24-3-46 3-62 18 8 17 36 22 62 18Z" fill="#F6CBA6"/></g>`,
  record: `${room('#E4F0FA', '#C9DDEE', 400)}
    <path d="M40 40h150v110H40Z" fill="#fff"/><path d="M60 66h60M60 90h108M60 114h84" stroke="#C9D8FF" stroke-width="8" stroke-linecap="round"/>
    <circle cx="640" cy="94" r="54" fill="#fff"/><circle cx="640" cy="94" r="54" fill="none" stroke="#2456E6" stroke-width="8"/><path d="M640 94V58M640 94l-26 14" stroke="#17233D" stroke-width="6" stroke-linecap="round"/>
    <g transform="translate(0 188) scale(1.3)">${drawNurse()}</g>
    <g transform="translate(484 188) scale(1.3)">${drawNurse('#DDF0E6', '#4A3328')}</g>
    <path d="M0 452h744v104H0Z" fill="#C9A877"/><path d="M0 452h744v16H0Z" fill="#B9935F"/>
    <rect x="278" y="104" width="190" height="256" rx="12" fill="#C88A56"/><rect x="292" y="124" width="162" height="222" rx="4" fill="#fff"/><rect x="336" y="92" width="74" height="28" rx="8" fill="#56617A"/>
    <path d="M310 166h40M310 216h40M310 266h40M310 316h40" stroke="#C9D3E3" stroke-width="8" stroke-linecap="round"/>
    <path d="M364 166h72M364 216h72M364 266h72M364 316h72" stroke="#E4E9F2" stroke-width="8" stroke-linecap="round"/>
    <path d="M236 440c20-40 40-60 62-66M508 440c-20-40-40-60-62-66" stroke="#D3E0FB" stroke-width="40" stroke-linecap="round" fill="none"/><circle cx="304" cy="366" r="22" fill="#F6CBA6"/><circle cx="440" cy="366" r="22" fill="#F6CBA6"/>`,
};

/** The angle of the side position, drawn over the bed. */
const ANGLE = `<g transform="translate(132 92)" fill="none" stroke="#B84E06" stroke-width="3"><path d="M300 318H540" stroke-dasharray="6 6"/><path d="M300 318L430 214M362 318a62 62 0 0 0-14-38"/></g>`;

/** A chapter's scene with the tag of its step, as an SVG of 744 by 556. */
export function drawScene(scene: LessonChapter['scene'], step: LessonStep | null): string {
  const isAngle = step?.tag.text.startsWith('30°') ?? false;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 744 556" preserveAspectRatio="xMidYMid slice">${SCENES[scene]}${isAngle ? ANGLE : ''}${step ? drawTag(step.tag) : ''}</svg>`;
}

function drawTag({ text, x, y }: LessonStep['tag']): string {
  // Digits and spaces are half as wide as Chinese characters.
  const width = Array.from(text).reduce((sum, letter) => sum + (letter > '\u2000' ? 26 : 15), 36);
  return `<g font-family="Noto Sans CJK SC" font-weight="700" font-size="26"><rect x="${x}" y="${y}" width="${width}" height="46" rx="8" fill="#B84E06"/><text x="${x + width / 2}" y="${y + 32}" text-anchor="middle" fill="#fff">${text}</text></g>`;
}
