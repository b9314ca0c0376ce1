import type { SourceTag } from './readTag.ts';

/** What stands in the text for a box that is ticked or not, by the type of its field. */
const TICKS: Readonly<Record<string, [off: string, on: string]>> = {
  checkbox: ['☐', '☑'],
  radio: ['○', '◉'],
};

/** Fields that nobody writes into. */
const SILENT = /^(?:hidden|button|submit|reset|image|file)$/;

/** A line to write on. */
const LINE = `<u>${'&nbsp;'.repeat(10)}</u>`;

/** Players of WeChat, which only its own pages load. */
const PLAYERS: Readonly<Record<string, string>> = {
  mpvoice: '音频',
  'mp-common-mpaudio': '音频',
  'mp-common-videosnap': '视频',
  mpvideosnap: '视频',
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const valueOf = ({ attributes }: SourceTag, ...names: string[]): string | null =>
  names.flatMap((name) => attributes.find((one) => one.name === name)?.value ?? []).find(Boolean) ?? null;

function writeField(tag: SourceTag): string {
  const type = (valueOf(tag, 'type') ?? 'text').toLowerCase();
  const tick = TICKS[type];
  if (tick) return tick[tag.attributes.some(({ name }) => name === 'checked') ? 1 : 0];
  return SILENT.test(type) ? '' : LINE;
}

/** A part of Yuque, which keeps what it draws as JSON; null for any other element of that name. */
function writeCard(tag: SourceTag): string | null {
  const name = valueOf(tag, 'name');
  const card = readCard(valueOf(tag, 'value') ?? '');
  if (!name || !card) return null;
  const read = (key: string) => {
    const value = card[key];
    return typeof value === 'string' ? escape(value).replaceAll('"', '&quot;') : '';
  };
  if (name === 'math') return `<span data-tex="${read('code')}"></span>`;
  if (name === 'codeblock') return `<pre>${read('code')}</pre>`;
  if (name === 'image') return `<img src="${read('src')}" alt="${read('title')}">`;
  return `［${read('title') || escape(name)}］`;
}

function readCard(value: string): Record<string, unknown> | null {
  try {
    const card: unknown = JSON.parse(decodeURIComponent(value.replace(/^data:/, '')));
    return typeof card === 'object' && card !== null ? { ...card } : null;
  } catch {
    return null;
  }
}

/** The text in the place of a control or a player that only another page has; null for any other tag. */
export function createControls(): (tag: SourceTag) => string | null {
  let options = 0;
  return (tag) => {
    const { name, isEnd } = tag;
    const player = PLAYERS[name];
    if (player)
      return isEnd
        ? ''
        : `［${player}：${escape(valueOf(tag, 'name', 'title', 'data-title') ?? '在原文中')}］`;
    if (name === 'card') return isEnd ? '' : writeCard(tag);
    if (name === 'input') return isEnd ? '' : writeField(tag);
    if (name === 'select') {
      options = 0;
      return isEnd ? '］' : '［';
    }
    if (name !== 'option') return null;
    if (isEnd) return '';
    options += 1;
    return options > 1 ? ' / ' : '';
  };
}
