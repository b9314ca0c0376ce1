import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { PageContainer } from '../../../primitives/page-container/PageContainer.ts';
import { Rosette } from '../../../primitives/rosette/Rosette.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The hero of the query page: title and hint over a rosette with a tick. */
export function QueryHero() {
  return (
    <Root>
      <Content>
        <div>
          <Title>证书查询</Title>
          <Hint>
            输入姓名与证书编号即可查询。<span>查询不需要登录。</span>
          </Hint>
        </div>
        <Art aria-hidden>
          <Rosette petals={24} strokeWidth={0.45} />
          <Tick>
            <Check strokeWidth={3} />
          </Tick>
        </Art>
      </Content>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
  background: linear-gradient(
    112deg,
    ${theme.color.action.deep} 0 calc(50% + 40px),
    ${theme.color.action.base} calc(50% + 41px)
  );
  color: ${theme.color.text.onDeep};
`;

const Content = styled(PageContainer)`
  position: relative;
  height: 18rem;
  padding-top: 50px;
  ${media.phone} {
    height: 10.5rem;
    padding: ${theme.space[6]} ${theme.space[5]} 0;
  }
`;

const Title = styled.h1`
  font: ${theme.type.display};
  ${media.phone} {
    font: ${theme.type.page};
  }
`;

const Hint = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.action.onDeep};
  font: ${theme.type.label};
  ${media.phone} {
    margin-top: 0;
    font: ${theme.type.body};
    span {
      display: none;
    }
  }
`;

const Art = styled.div`
  position: absolute;
  top: -108px;
  right: calc(-1 * ${theme.space[5]});
  width: 420px;
  height: 420px;
  color: ${theme.color.action.mid};
  > svg {
    opacity: 0.5;
  }
  ${media.phone} {
    top: -46px;
    right: -54px;
    width: 220px;
    height: 220px;
  }
  ${media.largeText} {
    display: none;
  }
`;

const Tick = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 124px;
  height: 124px;
  margin: auto;
  border: 2px solid currentColor;
  border-radius: 50%;
  background: ${theme.color.action.deep};
  color: ${theme.color.text.onDeep};
  svg {
    width: 60px;
    height: 60px;
  }
  ${media.phone} {
    width: 60px;
    height: 60px;
    svg {
      width: 32px;
      height: 32px;
    }
  }
`;
