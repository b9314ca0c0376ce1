import { isolate, type WhatNow } from '@cloud-school/domain';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { StripFigure, type Sized } from './StripFigure.tsx';
import { WhatNowFrame, WhatNowTile } from './WhatNowFrame.ts';
import { lookOf } from './whatNowLook.tsx';

export interface WhatNowStripProps extends NativeProps<'section', 'children'> {
  whatNow: WhatNow;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** Where its button leads. */
  to: string;
  /** 'slim' is one row on phones, above other content. */
  size?: 'page' | 'slim';
}

/** One strip that says what a student does now: the lesson that runs, the one that was left, or the next one of today. */
export function WhatNowStrip({ whatNow, now, to, size = 'page', ...rest }: WhatNowStripProps) {
  const titleId = useId();
  const { Icon, tone, tag, line, title, after, figure, action, warning } = lookOf(whatNow, now);
  return (
    <WhatNowFrame aria-labelledby={titleId} {...rest} $isRunning={tone === 'running'} $size={size}>
      <WhatNowTile $tone={tone} $size={size}>
        <Icon size={28} strokeWidth={1.75} aria-hidden />
      </WhatNowTile>
      <Text>
        <Line $size={size}>
          {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
          <span>
            <PhraseText>{line}</PhraseText>
          </span>
        </Line>
        <Name id={titleId} $size={size} title={title}>
          <PhraseText>{title}</PhraseText>
        </Name>
        {after && (
          <After $size={size}>
            <PhraseText>{after}</PhraseText>
          </After>
        )}
      </Text>
      {figure && <StripFigure {...figure} size={size} />}
      <Action
        to={to}
        size="large"
        variant={action.variant}
        aria-label={`${action.label}：${isolate(title)}`}
        $size={size}
      >
        {action.label}
      </Action>
      <Spoken>{warning}</Spoken>
    </WhatNowFrame>
  );
}

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;
`;

/* A name of a class ends with its number. */
const wrappedLine = css`
  align-items: flex-start;
  > :last-child {
    ${clamp(2)}
    padding-top: 3px;
    white-space: normal;
  }
`;

const Line = styled.p<Sized>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 1.5rem;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    gap: ${theme.space[2]};
    font: ${theme.type.caption};
  }
  ${media.tablet} {
    ${({ $size }) => $size === 'page' && wrappedLine}
  }
  ${media.largeText} {
    flex-wrap: wrap;
    > :last-child {
      white-space: normal;
    }
  }
`;

const Name = styled.h2<Sized>`
  ${clamp(2)}
  font: ${theme.type.title};
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${({ $size }) => ($size === 'slim' ? theme.type.bodyStrong : theme.type.cardTitle)};
    -webkit-line-clamp: ${({ $size }) => ($size === 'slim' ? 1 : 2)};
  }
`;

const After = styled.p<Sized>`
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  ${media.phone} {
    -webkit-line-clamp: 2;
    ${({ $size }) => $size === 'slim' && 'display: none;'}
  }
`;

const Action = styled(ButtonLink)<Sized>`
  flex: none;
  min-width: 136px;
  ${media.phone} {
    width: ${({ $size }) => ($size === 'slim' ? 'auto' : '100%')};
    min-width: 0;
    min-height: ${({ $size }) => ($size === 'slim' ? theme.size.control.touch : theme.size.control.large)};
    padding-inline: ${({ $size }) => ($size === 'slim' ? theme.space[3] : theme.space[6])};
    font: ${({ $size }) => ($size === 'slim' ? theme.type.bodyStrong : theme.type.labelStrong)};
  }
`;

const Spoken = styled.output`
  ${visuallyHidden}
`;
