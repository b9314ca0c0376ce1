import { styled } from 'styled-components';
import { LazyQrCode } from '../../layout/lazy-qr-code/LazyQrCode.tsx';
import { NumberedSteps } from '../../primitives/numbered-steps/NumberedSteps.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const STEPS = ['搜索学校名称', '手机号登录'];

/** How to find the school in the app when its address is unknown. */
export function AppSteps({ url }: { url: string }) {
  return (
    <App>
      <Code>
        <LazyQrCode text={url} size={152} label="下载 APP 的二维码" />
      </Code>
      <div>
        <AppTitle>用 APP 找学校</AppTitle>
        <Steps>
          <WideStep>扫码安装</WideStep>
          <PhoneStep>下载安装</PhoneStep>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </div>
    </App>
  );
}

const App = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.fill};
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
  }
`;

const Code = styled.div`
  flex: none;
  /* A phone cannot scan its own screen. */
  ${media.phone} {
    display: none;
  }
`;

const AppTitle = styled.h2`
  font: ${theme.type.cardTitle};
`;

const Steps = styled(NumberedSteps)`
  margin-top: ${theme.space[3]};
  li::before {
    background: ${theme.color.surface.card};
  }
`;

const WideStep = styled.li`
  ${media.phone} {
    && {
      display: none;
    }
  }
`;

const PhoneStep = styled.li`
  && {
    display: none;
  }
  ${media.phone} {
    && {
      display: flex;
    }
  }
`;
