import type { ClassroomDetail } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { hasIntro } from './hasIntro.ts';

export interface ClassroomIntroProps extends NativeProps<'section', 'children'> {
  detail: ClassroomDetail;
}

/** The introduction of a classroom with its numbered knowledge points; nothing where it has neither. */
export function ClassroomIntro({ detail: { notice, points }, ...rest }: ClassroomIntroProps) {
  if (!hasIntro({ notice, points })) return null;
  return (
    <Root {...rest}>
      <h2>课堂简介</h2>
      {notice && <RichText html={notice} />}
      {points.length > 0 && (
        <ol>
          {points.map((point, index) => (
            <Point key={index}>
              <Index aria-hidden>{index + 1}</Index>
              <RichText html={point} size="body" isInline />
            </Point>
          ))}
        </ol>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.space[8]};
  ${cardSurface}
  h2 {
    font: ${theme.type.labelStrong};
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Point = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color.line.hairline};
`;

const Index = styled.span`
  flex: none;
  min-width: ${theme.space[4]};
  color: ${theme.color.action.base};
  font: ${theme.type.labelStrong};
  font-variant-numeric: tabular-nums;
`;
