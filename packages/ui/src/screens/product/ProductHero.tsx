import type { Product, Salary } from '@cloud-school/domain';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ImageTag } from '../../cards/product-card/ImageTag.ts';
import { ProductPrice } from '../../cards/product-card/ProductPrice.tsx';
import { ProductSteps } from '../../cards/product-card/ProductSteps.tsx';
import { FootBar } from '../../layout/foot-bar/FootBar.ts';
import { FootBarSpace } from '../../layout/foot-bar/FootBarSpace.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { HeroFacts } from './HeroFacts.tsx';

interface ProductHeroProps {
  product: Product;
  salary: Salary | null;
  onEnrol: (() => void) | undefined;
  onConsult: () => void;
  share: ReactNode;
}

/** Picture, name and price of a product, and what to do next: in a bar at the foot of a phone. */
export function ProductHero({ product, salary, onEnrol, onConsult, share }: ProductHeroProps) {
  const { name, imageUrl, imageTag, steps, showsSteps, subsidy, certificateBenefits } = product;
  return (
    <Card>
      <Cover>
        <CoverPicture src={imageUrl ?? undefined} alt="" ratio="560/400" placeholderText={name} isEager />
        {imageTag && <ImageTag>{imageTag}</ImageTag>}
      </Cover>
      <Text>
        <Top>
          {showsSteps && steps.length > 0 && (
            <Steps>
              <ProductSteps steps={steps} />
            </Steps>
          )}
          <Share>{share}</Share>
        </Top>
        <Name>
          <ClauseText>{name}</ClauseText>
        </Name>
        {certificateBenefits.length > 0 && (
          <Benefits>
            {certificateBenefits.map((benefit) => (
              <li key={benefit}>
                <Tag>{benefit}</Tag>
              </li>
            ))}
          </Benefits>
        )}
        <Price>
          <PriceLine>
            <ProductPrice product={product} size="large" />
            {subsidy !== null && <SubsidyTag>补贴 ¥{formatYuan(subsidy)}</SubsidyTag>}
          </PriceLine>
          {subsidy !== null && (
            <Hint>
              <ClauseText>补贴另行申领，条件以当地人社部门的规定为准</ClauseText>
            </Hint>
          )}
        </Price>
        <HeroFacts product={product} salary={salary} />
        <FootBarSpace />
        <FootBar>
          <Actions>
            <BarPrice>
              <ProductPrice product={product} size="small" />
            </BarPrice>
            {onEnrol && (
              <Button tone="accent" size="large" onClick={onEnrol}>
                立即报名
              </Button>
            )}
            <Button
              variant="secondary"
              size="large"
              icon={<Headset size={16} aria-hidden />}
              onClick={onConsult}
            >
              咨询老师
            </Button>
          </Actions>
        </FootBar>
      </Text>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560fr) minmax(0, 640fr);
  ${cardSurface}
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cover = styled.div`
  position: relative;
`;

const CoverPicture = styled(Picture)`
  width: 100%;
  height: 100%;
  min-height: 100%;
  border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
  img {
    /* The faces of cover pictures are right of the middle. */
    object-position: 70% 50%;
  }
  ${media.phone} {
    height: auto;
    min-height: 0;
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[8]} ${theme.space[8]};
  ${media.narrow} {
    padding: ${theme.space[5]} ${theme.space[6]};
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  min-height: 1.5rem;
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.action.tint};
`;

/* Its words end with the column. */
const Share = styled.div`
  margin: 0 calc(-1 * ${theme.space[4]}) 0 auto;
`;

const Name = styled.h1`
  font: ${theme.type.section};
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const Benefits = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Price = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.accent.tint};
  ${media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
`;

const SubsidyTag = styled.span`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.card};
  color: ${theme.color.accent.ink};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
`;

const Hint = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
  > button:first-of-type {
    min-width: 10rem;
  }
  ${media.phone} {
    margin-top: 0;
    > button {
      order: 1;
      padding-inline: ${theme.space[3]};
    }
    > button:first-of-type {
      flex: 1;
      order: 2;
      min-width: 0;
    }
  }
`;

const BarPrice = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    flex: none;
  }
  ${media.low} {
    display: none;
  }
`;
