import { Award, BookOpen, ClipboardPenLine, FileCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The four services every school offers, in the order of a student's way (SHELL-10). */
const SERVICES = [
  { Icon: ClipboardPenLine, title: '报名有人带', words: '课程顾问一对一，补贴政策讲清楚' },
  { Icon: BookOpen, title: '学习跟得上', words: '录播、直播、实训，手机电脑同步' },
  { Icon: FileCheck, title: '考试不跑空', words: '考点就近安排，考前三次模拟' },
  { Icon: Award, title: '证书查得到', words: '发证机构官网可查，终身存档' },
];

/** The band of service blurbs above the footer. */
export function FooterBand() {
  return (
    <Root aria-label="学校服务">
      <Row>
        {SERVICES.map(({ Icon, title, words }) => (
          <Service key={title}>
            <Icon size={32} strokeWidth={1.4} aria-hidden />
            <div>
              <Title>{title}</Title>
              <Words>{words}</Words>
            </div>
          </Service>
        ))}
      </Row>
    </Root>
  );
}

const Root = styled.section`
  background: ${theme.color.chrome.bandBackground};
`;

const Row = styled(PageContainer).attrs({ as: 'ul' })`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  align-items: center;
  min-height: 112px;
  ${media.narrow} {
    padding-block: ${theme.space[4]};
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[4]};
    min-height: 0;
    padding-block: ${theme.space[5]};
  }
`;

const Service = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.action.base};
  & + & {
    padding-left: ${theme.space[6]};
    border-left: 1px solid ${theme.color.line.strong};
  }
  > svg {
    flex: none;
  }
  ${media.tablet} {
    gap: ${theme.space[3]};
    & + & {
      padding-left: ${theme.space[4]};
    }
  }
  ${media.phone} {
    gap: ${theme.space[2]};
    & + & {
      padding-left: 0;
      border-left: 0;
    }
    > svg {
      width: 24px;
      height: 24px;
    }
  }
`;

const Title = styled.p`
  color: ${theme.color.text.primary};
  font: ${theme.type.labelStrong};
  ${media.phone} {
    font: ${theme.type.bodyStrong};
  }
`;

const Words = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    display: none;
  }
`;
