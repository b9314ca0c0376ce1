import { FileSearch, MessageCircleQuestion, ShieldCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { ClauseText } from '../../../primitives/phrase-text/ClauseText.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const POINTS = [
  {
    icon: FileSearch,
    title: '编号在哪里',
    text: '印在证书正面“证书编号”的后面，字母和数字都要输入。',
  },
  {
    icon: MessageCircleQuestion,
    title: '该选哪一个',
    text: '写有等级的是技能等级证书，由学校发给结业学员的是培训结业证书。',
  },
  {
    icon: ShieldCheck,
    title: '信息会保存吗',
    text: '不会。结果只在这一页显示，号码默认遮挡。',
  },
];

/** Common questions about the query, shown until there is an answer. */
export function QueryGuide() {
  return (
    <List aria-label="查询说明">
      {POINTS.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Tile aria-hidden>
            <Icon size={24} strokeWidth={1.75} />
          </Tile>
          <div>
            <h2>{title}</h2>
            <p>
              <ClauseText>{text}</ClauseText>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  li {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[5]};
    padding: ${theme.space[8]};
    ${cardSurface}
  }
  h2 {
    font: ${theme.type.title};
  }
  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.item};
    text-wrap: pretty;
  }
  ${media.tablet} {
    gap: ${theme.space[4]};
    li {
      gap: ${theme.space[4]};
      padding: ${theme.space[6]};
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    li {
      flex-direction: row;
      padding: ${theme.space[4]};
    }
    h2 {
      font: ${theme.type.labelStrong};
    }
    p {
      margin-top: ${theme.space[1]};
      font: ${theme.type.body};
    }
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
  ${media.phone} {
    width: 48px;
    height: 48px;
  }
`;
