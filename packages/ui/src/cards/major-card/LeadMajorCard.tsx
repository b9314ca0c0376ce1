import type { HotMajor } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MajorCardLink, majorRowPicture, majorRowText } from './MajorCardLink.ts';
import { SalaryLine } from './SalaryLine.tsx';
import { splitCertificateName } from './splitCertificateName.ts';

export interface LeadMajorCardProps extends NativeProps<'article', 'children'> {
  major: HotMajor;
  to: string;
}

/** The hottest major: a large picture, salary, prospects and the certificates that it prepares for. */
export function LeadMajorCard({ major, to, ...rest }: LeadMajorCardProps) {
  const toPlainText = usePlainText(major.prospects);
  const names = major.certificates.map(({ name }) => splitCertificateName(name).subject);
  return (
    <Root {...rest}>
      <CardLink to={to}>
        <Cover src={major.pictureUrl ?? undefined} alt="" ratio="588/266" placeholderText={major.name} />
        <Text>
          <Head>
            <Name>
              <PhraseText>{major.name}</PhraseText>
            </Name>
            <Rank tone="solid">热度第 1</Rank>
            <CardSalary salary={major.salary} size="medium" />
          </Head>
          {major.prospects && <Prospects>{toPlainText(major.prospects)}</Prospects>}
          {names.length > 0 && (
            <Tags>
              {[...new Set(names)].map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </Tags>
          )}
        </Text>
      </CardLink>
    </Root>
  );
}

const Root = styled.article`
  min-width: 0;
`;

const CardLink = styled(MajorCardLink)`
  ${media.narrow} {
    flex-direction: row;
    min-height: 272px;
  }
  ${media.phone} {
    min-height: 3.75rem;
  }
`;

const Cover = styled(Picture)`
  flex: none;
  border-bottom: 4px solid ${theme.color.accent.fill};
  ${media.narrow} {
    width: 58%;
    border-right: 4px solid ${theme.color.accent.fill};
    border-bottom: 0;
  }
  ${majorRowPicture}
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  ${media.narrow} {
    justify-content: center;
  }
  ${majorRowText}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${media.phone} {
    flex: 1;
    justify-content: space-between;
    row-gap: 0;
  }
`;

const Name = styled.h3`
  min-width: 0;
  font: ${theme.type.section};
  ${media.phone} {
    font: ${theme.type.labelStrong};
  }
`;

const Rank = styled(Tag)`
  ${media.phone} {
    display: none;
  }
`;

const CardSalary = styled(SalaryLine)`
  margin-left: auto;
  ${media.narrow} {
    margin-left: 0;
  }
  ${media.phone} {
    flex-direction: column;
    align-items: flex-end;
    margin-left: auto;
  }
`;

const Prospects = styled.p`
  ${clamp(2)}
  color: ${theme.color.text.secondary};
  ${media.narrow} {
    -webkit-line-clamp: 4;
  }
  ${media.phone} {
    display: none;
  }
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 1.5rem;
  overflow: hidden;
  ${media.largeText} {
    max-height: none;
  }
  ${media.phone} {
    display: none;
  }
`;
