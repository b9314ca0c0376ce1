import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';

/** In which words a token is copied. */
export type TokenForm = 'css' | 'ts' | 'value';

export const TokenFormContext = createContext<TokenForm>('css');

/** `var(--color-action-base)` of 'color.action.base'. */
const variableOf = (path: readonly string[]): string =>
  String(path.reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], theme));

const COPIES: Record<TokenForm, (path: readonly string[], value: string) => string> = {
  css: variableOf,
  ts: (path) => `theme${path.map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`)).join('')}`,
  value: (_, value) => value,
};

const SHOWN_MS = 2000;

interface CopyTokenProps {
  /** 'color.action.base' */
  path: string;
  value: string;
  children: ReactNode;
}

/** A sample of a token: a press copies it and says so in its place. */
export function CopyToken({ path, value, children }: CopyTokenProps) {
  const form = useContext(TokenFormContext);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const text = COPIES[form](path.split('.'), value);

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? `已复制 ${text}` : '浏览器不允许复制');
  }

  return (
    <Root type="button" title={`复制 ${text}`} onClick={() => void copy()}>
      {children}
      <output>{said}</output>
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${theme.radius.control};
  text-align: start;
  output:not(:empty) {
    position: absolute;
    z-index: 1;
    inset: auto 0 0;
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.success.tint};
    color: ${theme.color.success.ink};
    font: ${theme.type.captionStrong};
    overflow-wrap: anywhere;
  }
`;
