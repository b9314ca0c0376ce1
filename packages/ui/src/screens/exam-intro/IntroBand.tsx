import type { ExamKind } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

/** The band above the title: the brand's waves, and a paper with a clock or a sheet with a pen. */
export function IntroBand({ kind }: { kind: ExamKind }) {
  const { Waves } = useBrandArt();
  return (
    <Band aria-hidden $kind={kind}>
      <Foot $kind={kind}>
        <Waves />
      </Foot>
      {DRAWINGS[kind]}
    </Band>
  );
}

function TestDrawing() {
  const { action, accent, surface } = theme.color;
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" fill="none">
      <path d="M8 8a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v76H8Z" fill={surface.card} />
      <rect x="24" y="16" width="40" height="7" rx="3.5" fill={action.base} />
      <g fill={action.base}>
        <rect x="24" y="34" width="10" height="10" rx="2" />
        <rect x="24" y="48" width="10" height="10" rx="2" />
      </g>
      <rect x="25" y="63" width="8" height="8" rx="1.5" stroke={action.base} strokeWidth="2" />
      <g fill={action.mid}>
        <rect x="40" y="36" width="34" height="6" rx="3" />
        <rect x="40" y="50" width="26" height="6" rx="3" />
        <rect x="40" y="64" width="34" height="6" rx="3" />
      </g>
      <rect x="82" y="4" width="18" height="6" rx="3" fill={accent.fill} />
      <circle cx="91" cy="35" r="24" fill={surface.card} stroke={accent.fill} strokeWidth="5" />
      <path
        d="M91 21v14l9 6"
        style={{ stroke: theme.color.text.primary }}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function HomeworkDrawing() {
  const { action, accent, surface, text } = theme.color;
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" fill="none">
      <path d="M8 10h88v74H8Z" fill={surface.card} />
      <path d="M8 16a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v10H8Z" fill={accent.fill} />
      <g stroke={accent.ink} strokeWidth="5" strokeLinecap="round">
        <path d="M28 4v14M52 4v14M76 4v14" />
      </g>
      <g fill={accent.tint}>
        <rect x="20" y="40" width="58" height="6" rx="3" />
        <rect x="20" y="54" width="46" height="6" rx="3" />
        <rect x="20" y="68" width="34" height="6" rx="3" />
      </g>
      <path d="m104 20 12 10-32 38-15 6 4-16Z" fill={action.base} />
      <path d="m73 58-4 16 15-6Z" fill={text.primary} />
    </svg>
  );
}

const DRAWINGS: Record<ExamKind, ReactNode> = { test: <TestDrawing />, homework: <HomeworkDrawing /> };

const looks = {
  test: { ground: theme.color.action.tint, waves: theme.color.action.mid, opacity: 1 },
  homework: { ground: theme.color.accent.tint, waves: theme.color.accent.fill, opacity: 0.3 },
} satisfies Record<ExamKind, object>;

const Band = styled.div<{ $kind: ExamKind }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  height: 104px;
  padding-right: 36px;
  background: ${({ $kind }) => looks[$kind].ground};
  overflow: hidden;
  ${media.short} {
    height: 84px;
  }
  > svg {
    position: relative;
  }
`;

const Foot = styled.div<{ $kind: ExamKind }>`
  position: absolute;
  inset: auto 0 0;
  color: ${({ $kind }) => looks[$kind].waves};
  opacity: ${({ $kind }) => looks[$kind].opacity};
`;
