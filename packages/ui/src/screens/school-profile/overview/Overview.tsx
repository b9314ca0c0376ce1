import type { EducationalInstitution } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { PictureTrio } from './PictureTrio.tsx';

interface OverviewProps {
  /** The school's own label of the teaching institution. */
  title: string;
  institution: EducationalInstitution | null;
  services: string[];
  certificates: string[];
}

/** The teaching institution: facts, long texts and pictures (SCHOOL-01). */
export function Overview({ title, institution, services, certificates }: OverviewProps) {
  const fields = [
    { label: '机构名称', value: institution?.name },
    { label: '办学性质', value: institution?.property },
    { label: '服务内容', value: services.join('、') },
    { label: '证书类型', value: certificates.join('、') },
  ].filter(({ value }) => value);
  const texts = [
    { label: '师资', html: institution?.faculty },
    { label: '办学特色', html: institution?.features },
    { label: '设施', html: institution?.facilities },
  ].flatMap(({ label, html }) => (html ? [{ label, html }] : []));
  const pictures = institution?.pictures ?? [];
  const hasCard = fields.length + texts.length > 0;

  return (
    <Columns $isAlone={pictures.length === 0 || !hasCard}>
      {hasCard && (
        <Card>
          <Title>{institution ? title : '学校信息'}</Title>
          {fields.length > 0 && (
            <Fields>
              {fields.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <PhraseText>{value ?? null}</PhraseText>
                  </dd>
                </div>
              ))}
            </Fields>
          )}
          {texts.length > 0 && (
            <Texts>
              {texts.map(({ label, html }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <LongText html={html} />
                  </dd>
                </div>
              ))}
            </Texts>
          )}
        </Card>
      )}
      {pictures.length > 0 && <PictureTrio pictures={pictures} />}
    </Columns>
  );
}

const Columns = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 384px')};
  align-items: start;
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${theme.space[4]};
  }
`;

const Card = styled.section`
  padding: ${theme.space[8]} 36px;
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[5]};
  }
`;

const Title = styled.h2`
  font: ${theme.type.title};
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};
  margin-top: ${theme.space[4]};
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.item};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    /* In half of a phone's card names would break inside a word. */
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space[2]};
    > div {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
    }
    dt,
    dd {
      font: ${theme.type.body};
    }
    dd {
      text-wrap: pretty;
    }
  }
`;

const Texts = styled.dl`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[6]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  dt {
    font: ${theme.type.itemStrong};
    line-height: 1.75;
  }
  ${media.phone} {
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
    padding-top: ${theme.space[4]};
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`;

const LongText = styled(RichText)`
  color: ${theme.color.text.secondary};
  line-height: 1.75;
`;
