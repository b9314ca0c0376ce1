import { Blocks } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import type { Parts } from '../../primitives/native/Parts.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** What is practised: the sample paper, or what the student got wrong. */
export type PracticePurpose = 'sample' | 'mistakes';

export interface PracticeBannerProps extends NativeProps<'section'> {
  purpose?: PracticePurpose;
  /** A button. */
  children: Parts;
}

/** The strip below the bar of the practice room, 56 px high, which cannot be closed: nobody takes practice for an exam. */
export function PracticeBanner({ purpose = 'sample', children, ...rest }: PracticeBannerProps) {
  return (
    <Banner aria-label="练习" {...rest}>
      <Content>
        <Blocks size={20} strokeWidth={1.75} aria-hidden />
        <p>
          <b>{WORDS[purpose].title}</b>
          <span>{WORDS[purpose].note}</span>
        </p>
        {children}
      </Content>
    </Banner>
  );
}

const WORDS: Record<PracticePurpose, { title: string; note: string }> = {
  sample: { title: '练习：不记分、不保存', note: '这里的题目与考试无关，只用来熟悉操作；刷新后重来。' },
  mistakes: { title: '错题再练：只练，不记分', note: '交卷后按对错安排下次复习，只记在这台设备上。' },
};

const Banner = styled.section`
  flex: none;
  background: ${theme.color.accent.tint};
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  min-height: 56px;
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]};
  svg {
    flex: none;
    color: ${theme.color.accent.ink};
  }
  p {
    display: flex;
    flex: 1 1 160px;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
  }
  b {
    font: ${theme.type.bodyStrong};
  }
  p span {
    color: ${theme.color.text.secondary};
  }
  ${media.phone} {
    padding-inline: ${theme.space[4]};
    /* The room is the question's. */
    p span {
      display: none;
    }
  }
`;
