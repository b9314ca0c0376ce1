import { styled } from 'styled-components';
import { useBrandArt } from '../../theme/BrandThemeProvider.tsx';
import { theme } from '../../theme/theme.ts';

/** The band above the title: the brand's waves and a drawing of a paper with a clock. */
export function IntroBand() {
  const { Waves } = useBrandArt();
  const { action, accent, surface } = theme.color;
  return (
    <Band aria-hidden>
      <Foot>
        <Waves />
      </Foot>
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
    </Band>
  );
}

const Band = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  height: 104px;
  padding-right: 36px;
  background: ${theme.color.action.tint};
  overflow: hidden;
  > svg {
    position: relative;
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  color: ${theme.color.action.mid};
`;
