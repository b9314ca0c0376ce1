import type { HotMajor } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MajorCardLink, majorRowPicture, majorRowText } from './MajorCardLink.ts';
import { SalaryLine } from './SalaryLine.tsx';

export interface MajorCardProps extends NativeProps<'article', 'children'> {
  major: HotMajor;
  to: string;
}

/** A small card of a hot major: picture, name, salary. */
export function MajorCard({ major, to, ...rest }: MajorCardProps) {
  return (
    <Root {...rest}>
      <MajorCardLink to={to}>
        <Cover src={major.pictureUrl ?? undefined} alt="" ratio="282/130" placeholderText={major.name} />
        <Text>
          <Name>
            <PhraseText>{major.name}</PhraseText>
          </Name>
          <CardSalary salary={major.salary} />
        </Text>
      </MajorCardLink>
    </Root>
  );
}

const Root = styled.article`
  min-width: 0;
`;

const Cover = styled(Picture)`
  flex: none;
  ${majorRowPicture}
`;

const Text = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[3]};
  ${majorRowText}
`;

const Name = styled.h3`
  ${clamp(1)}
  font: ${theme.type.labelStrong};
`;

const CardSalary = styled(SalaryLine)`
  justify-content: space-between;
  ${media.tablet} {
    /* Beside a long salary the unit has no room; it stands below in every card. */
    flex-direction: column;
  }
  ${media.phone} {
    align-items: flex-end;
  }
`;
