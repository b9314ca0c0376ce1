import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { theme } from '../theme/theme.ts';
import { TileGrid } from './tile.ts';

export interface CardGroupProps extends NativeProps<'section', 'title'> {
  /** 二、多选题 */
  title: string;
  /** 8 题 · 24 分 */
  tally: string;
  children: ReactNode;
}

/** The tiles of one type under a heading. */
export function CardGroup({ title, tally, children, ...rest }: CardGroupProps) {
  const id = useId();
  return (
    <Group {...rest}>
      <Head>
        <h3 id={id}>{title}</h3>
        <span>{tally}</span>
      </Head>
      <TileGrid aria-labelledby={id}>{children}</TileGrid>
    </Group>
  );
}

const Group = styled.section`
  & + & {
    margin-top: ${theme.space[4]};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  h3 {
    color: ${theme.color.text.primary};
    font: ${theme.type.itemStrong};
  }
`;
