import { mergeTheme } from '../mergeTheme.ts';
import { standardTheme, type Theme, type ThemeOverrides } from '../standardTheme.ts';

/**
 * A theme in the format of the Design Tokens Community Group (2025.10), which design programs read and write. A colour, a
 * length and a number have their types; what the format cannot say, such as a shadow in vmax, is its CSS text.
 */
export interface DesignTokens {
  [key: string]: DesignToken | DesignTokens;
}

export interface DesignToken {
  $type: 'color' | 'dimension' | 'number' | 'string';
  $value: unknown;
}

type Tree = { [key: string]: string | Tree };

/** The whole theme of a brand as design tokens. */
export const toDesignTokens = (theme: Theme): DesignTokens => mapTree(theme, toToken);

const mapTree = (tree: Tree, toLeaf: (css: string) => DesignToken): DesignTokens =>
  Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      typeof node === 'string' ? toLeaf(node) : mapTree(node, toLeaf),
    ]),
  );

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const RGBA = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/;
const LENGTH = /^(-?[\d.]+)(px|rem)$/;

function toToken(css: string): DesignToken {
  const hex = HEX.exec(css);
  if (hex) return toColor(hex.slice(1).map((part) => Number.parseInt(part, 16)));
  const rgba = RGBA.exec(css);
  if (rgba) return toColor(rgba.slice(1, 4).map(Number), Number(rgba[4]));
  const length = LENGTH.exec(css);
  if (length) return { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } };
  return /^\d+$/.test(css) ? { $type: 'number', $value: Number(css) } : { $type: 'string', $value: css };
}

function toColor(channels: number[], alpha?: number): DesignToken {
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex: toHex(channels) },
  };
}

const toHex = (channels: number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * What a file of design tokens changes of the standard theme. Roles that it leaves out stay; groups that are none of ours,
 * such as a designer's palette, serve aliases ('{palette.blue.600}') alone.
 * @throws Error that names the role and what is wrong with it.
 */
export function readDesignTokens(file: unknown): ThemeOverrides {
  if (!isObject(file)) throw new Error('The tokens are no JSON object.');
  const read = (tree: Tree, group: unknown, path: string[]): Tree => {
    if (group === undefined) return {};
    if (!isObject(group)) throw new Error(`${path.join('.')} is no group of tokens.`);
    const unknown = Object.keys(group).find((key) => !key.startsWith('$') && !(key in tree));
    if (unknown && path.length > 0)
      throw new Error(`${[...path, unknown].join('.')} is no role of the theme.`);
    return Object.fromEntries(
      Object.entries(tree).flatMap(([key, node]): [string, string | Tree][] => {
        const here = [...path, key];
        if (typeof node !== 'string') {
          const changes = read(node, group[key], here);
          return Object.keys(changes).length > 0 ? [[key, changes]] : [];
        }
        const token = group[key];
        if (token === undefined) return [];
        const css = toCss(resolve(file, token, here), here);
        return css.toLowerCase() === node.toLowerCase() ? [] : [[key, css]];
      }),
    );
  };
  return read(standardTheme, file, []);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a token, after its aliases. */
function resolve(
  file: Record<string, unknown>,
  token: unknown,
  path: string[],
  seen: string[] = [],
): unknown {
  const value = isObject(token) && '$value' in token ? token.$value : undefined;
  if (value === undefined) throw new Error(`${path.join('.')} has no $value.`);
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined) return value;
  if (seen.includes(alias)) throw new Error(`${path.join('.')} refers to itself by {${alias}}.`);
  const target = alias
    .split('.')
    .reduce<unknown>((group, key) => (isObject(group) ? group[key] : undefined), file);
  if (target === undefined) throw new Error(`${path.join('.')} refers to {${alias}}, which is not there.`);
  return resolve(file, target, path, [...seen, alias]);
}

function toCss(value: unknown, path: string[]): string {
  if (typeof value === 'number') return String(value);
  // Older files say colours and lengths as CSS.
  if (typeof value === 'string' && value.trim() !== '' && !/[;{}<>]/.test(value)) return value.trim();
  if (isObject(value)) {
    const { components, alpha = 1, value: length, unit, colorSpace = 'srgb' } = value;
    if (typeof length === 'number' && (unit === 'px' || unit === 'rem')) return `${length}${unit}`;
    const channels = Array.isArray(components)
      ? components.map((part) => Math.round(Number(part) * 255))
      : [];
    const isColor = channels.length === 3 && channels.every((channel) => channel >= 0 && channel <= 255);
    if (isColor && colorSpace === 'srgb' && typeof alpha === 'number')
      return alpha === 1 ? toHex(channels) : `rgba(${channels.join(', ')}, ${alpha})`;
  }
  throw new Error(
    `${path.join('.')} is no colour of sRGB, no length in px or rem, no number and no CSS text.`,
  );
}

/** The tokens of a brand as the text of tokens.json. */
export const writeDesignTokens = (overrides: ThemeOverrides): string =>
  `${JSON.stringify(toDesignTokens(mergeTheme(overrides)), null, 2)}\n`;
