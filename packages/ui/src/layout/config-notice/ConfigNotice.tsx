import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { NoticeStrip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { theme } from '../../theme/theme.ts';

export interface ConfigNoticeProps extends NativeProps<'div', 'children'> {
  /** What is wrong and what to do, a sentence or two each. */
  problems: readonly string[];
}

/** A strip above the page of a school whose host is configured wrongly: a sentence for visitors, the rest for operators. */
export function ConfigNotice({ problems, ...rest }: ConfigNoticeProps) {
  return (
    <NoticeStrip tone="warning" title="网站配置有误" {...rest}>
      本站的部分功能可能不可用，请您联系学校。
      <Details>
        <summary>给网站管理员的说明（{problems.length}）</summary>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        <p>改好后刷新页面，这条提示就会消失。</p>
      </Details>
    </NoticeStrip>
  );
}

const Details = styled.details`
  margin-top: ${theme.space[1]};
  overflow-wrap: anywhere;
  summary {
    min-height: ${theme.size.control.small};
    width: fit-content;
    cursor: pointer;
    color: ${theme.color.text.primary};
  }
  ul {
    padding-left: ${theme.space[5]};
    list-style: disc;
  }
`;
