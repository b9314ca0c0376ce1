import type { HotMajor } from '@cloud-school/domain';
import { Headset, TrendingUp, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SalaryLine } from '../../cards/major-card/SalaryLine.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type MajorOffer, MajorPrice } from './MajorPrice.tsx';

/** The best ranks, shown beside the name. */
const TOP_RANKS = 3;

interface MajorIntroductionProps {
  major: HotMajor;
  /** Rank in the catalogue from 1; 0 when the catalogue does not contain the major. */
  rank: number;
  offer: MajorOffer | null;
  onEnrol?: () => void;
  onConsult?: () => void;
  share?: ReactNode;
}

/** Name, price, salary and actions beside the picture; below them the prospects and whom the major suits (MAJOR-02). */
export function MajorIntroduction({ major, rank, offer, onEnrol, onConsult, share }: MajorIntroductionProps) {
  return (
    <Card>
      <Top>
        <Text>
          <Head>
            <Name>
              <PhraseText>{major.name}</PhraseText>
            </Name>
            {rank > 0 && rank <= TOP_RANKS && <Tag tone="solid">热度第 {rank}</Tag>}
            {share && <Share>{share}</Share>}
          </Head>
          {(offer || major.salary) && (
            <Figures>
              {offer && <MajorPrice {...offer} />}
              {major.salary && (
                <div>
                  <Label>参考薪资</Label>
                  <SalaryLine salary={major.salary} size="medium" hasLabel={false} />
                </div>
              )}
            </Figures>
          )}
          {(onEnrol || onConsult) && (
            <Actions>
              {onEnrol && (
                <Button tone="accent" onClick={onEnrol}>
                  立即报名
                </Button>
              )}
              {onConsult && (
                <Button variant="secondary" icon={<Headset size={16} aria-hidden />} onClick={onConsult}>
                  咨询老师
                </Button>
              )}
            </Actions>
          )}
        </Text>
        <Cover
          src={major.pictureUrl ?? undefined}
          alt=""
          ratio="520/280"
          placeholderText={major.name}
          isEager
        />
      </Top>
      {(major.prospects || major.suitablePeople) && (
        <Halves>
          {major.prospects && (
            <section>
              <HalfTitle>
                <TrendingUp size={20} aria-hidden />
                <span>就业前景</span>
              </HalfTitle>
              <HalfText html={major.prospects} size="body" hasPhrases />
            </section>
          )}
          {major.suitablePeople && (
            <section>
              <HalfTitle>
                <Users size={20} aria-hidden />
                <span>适合人群</span>
              </HalfTitle>
              <HalfText html={major.suitablePeople} size="body" hasPhrases />
            </section>
          )}
        </Halves>
      )}
    </Card>
  );
}

const Card = styled.div`
  overflow: hidden;
  ${cardSurface}
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 392fr) minmax(0, 520fr);
  min-height: 284px;
  border-bottom: 4px solid ${theme.color.accent.fill};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space[5]};
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[8]};
  ${media.narrow} {
    padding: ${theme.space[5]} ${theme.space[6]};
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Name = styled.h1`
  min-width: 0;
  font: ${theme.type.page};
  ${media.phone} {
    font: ${theme.type.section};
  }
`;

/* Its words end with the column. */
const Share = styled.div`
  margin: 0 calc(-1 * ${theme.space[4]}) 0 auto;
`;

/** As high as a label and a price, which comes later. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[8]};
  min-height: 3.25rem;
  /* Labels and figures stand in lines. */
  > * {
    display: grid;
    align-content: space-between;
  }
`;

const Label = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
`;

const Cover = styled(Picture)`
  width: 100%;
  height: 100%;
  ${media.phone} {
    order: -1;
    height: auto;
  }
`;

const Halves = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  > section {
    padding: ${theme.space[6]} ${theme.space[8]};
  }
  > section + section {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.narrow} {
    > section {
      padding: ${theme.space[5]} ${theme.space[6]};
    }
  }
  ${media.phone} {
    grid-auto-flow: row;
    > section {
      padding: ${theme.space[4]};
    }
    > section + section {
      border-top: 1px solid ${theme.color.line.hairline};
      border-left: 0;
    }
  }
`;

const HalfTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font: ${theme.type.labelStrong};
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
`;

const HalfText = styled(RichText)`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.item};
`;
