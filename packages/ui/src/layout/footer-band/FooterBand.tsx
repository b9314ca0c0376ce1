import { Award, BookOpen, ClipboardPenLine, FileCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The services of every school, in the order in which a student uses them (SHELL-10). */
const SERVICES = [
  { Icon: ClipboardPenLine, title: '报名有人带', text: '课程顾问一对一，补贴政策讲清楚' },
  { Icon: BookOpen, title: '学习跟得上', text: '录播、直播、实训，手机电脑同步' },
  { Icon: FileCheck, title: '考试不跑空', text: '考点就近安排，考前三次模拟' },
  { Icon: Award, title: '证书查得到', text: '发证机构官网可查，终身存档' },
];

/** The band of service descriptions above the footer. */
export function FooterBand() {
  return (
    <Root aria-label="学校服务">
      <Row>
        {SERVICES.map(({ Icon, title, text }) => (
          <Service key={title}>
            <Icon size={32} strokeWidth={1.4} aria-hidden />
            <div>
              <Title>{title}</Title>
              <Text>{text}</Text>
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

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  align-items: center;
  max-width: ${theme.size.content};
  min-height: 112px;
  margin: 0 auto;
  ${media.narrow} {
    padding: ${theme.space[4]} ${theme.space[6]};
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[4]};
    min-height: 0;
    padding: ${theme.space[5]} ${theme.space[4]};
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

const Text = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    display: none;
  }
`;
