import { Award, BookOpen, ClipboardPenLine, FileCheck, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** What a school promises about one of its services (SHELL-10). */
export interface ServiceBlurb {
  service: 'enrol' | 'study' | 'exam' | 'certificate';
  title: string;
  text: string;
}

const ICONS: Record<ServiceBlurb['service'], LucideIcon> = {
  enrol: ClipboardPenLine,
  study: BookOpen,
  exam: FileCheck,
  certificate: Award,
};

export interface FooterBandProps extends NativeProps<'section', 'children'> {
  services: ServiceBlurb[];
}

/** The band of service blurbs above the footer; renders nothing without blurbs. */
export function FooterBand({ services, ...rest }: FooterBandProps) {
  if (services.length === 0) return null;
  return (
    <Root aria-label="学校服务" {...rest}>
      <Row>
        {services.map(({ service, title, text }) => {
          const Icon = ICONS[service];
          return (
            <Service key={title}>
              <Icon size={32} strokeWidth={1.4} aria-hidden />
              <div>
                <Title>{title}</Title>
                <Text>{text}</Text>
              </div>
            </Service>
          );
        })}
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
    /* Longer blurbs get more of the width, so that none wraps at 1024 px. */
    grid-template-columns: repeat(4, auto);
    padding-block: ${theme.space[4]};
  }
  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    gap: ${theme.space[2]};
    min-height: 0;
    padding-block: ${theme.space[4]};
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
    flex-direction: column;
    gap: ${theme.space[1]};
    text-align: center;
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
