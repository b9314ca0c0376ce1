import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import type { Parts } from '../../primitives/native/Parts.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface ExamBarProps extends NativeProps<'header', 'title'> {
  /** The exam's name; the heading of the page. */
  title: ReactNode;
  onBack: () => void;
  /** Before the name. */
  tag?: ReactNode;
  /** After the name. */
  note?: ReactNode;
  /** The label of the arrow: 返回, 退出查看 */
  backLabel: string;
  /** Shows the label beside the arrow, except on a phone. */
  isBackLabelled?: boolean;
  /** Makes the name a button. */
  onTitle?: (() => void) | undefined;
  /** Content at the right end. */
  children?: Parts;
}

/** The bar of an exam, which replaces the site's header: 64 px high, 56 on phones, as high as an enlarged name needs. */
export function ExamBar({
  title,
  onBack,
  backLabel,
  isBackLabelled = false,
  tag,
  note,
  onTitle,
  children,
  ...rest
}: ExamBarProps) {
  const isPhone = useIsPhone();
  // One line needs no phrases.
  const name = isPhone && typeof title === 'string' ? <PhraseText>{title}</PhraseText> : title;
  const arrow = <ArrowLeft size={isBackLabelled ? 16 : 20} aria-hidden />;
  return (
    <Bar {...rest}>
      <Content>
        {isBackLabelled ? (
          <LabelledBack variant="secondary" icon={arrow} onClick={onBack}>
            <span>{backLabel}</span>
          </LabelledBack>
        ) : (
          <Back label={backLabel} icon={arrow} onClick={onBack} />
        )}
        {tag}
        <Heading>
          <Title>
            {onTitle ? (
              <button type="button" onClick={onTitle}>
                {name}
              </button>
            ) : (
              name
            )}
          </Title>
          {note}
        </Heading>
        {children}
      </Content>
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  background: ${theme.color.surface.card};
  border-bottom: 1px solid ${theme.color.line.hairline};
  /* The site's header is gone: a line of its colour says whose exam it is. */
  box-shadow: inset 0 4px ${theme.color.chrome.background};
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  height: ${bars.exam};
  margin: 0 auto;
  padding: 0 ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[2]};
    height: ${bars.examOnPhone};
    padding: 0 ${theme.space[2]} 0 ${theme.space[1]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
    min-height: ${bars.examOnPhone};
    padding: ${theme.space[2]} ${theme.space[4]};
  }
  ${media.print} {
    padding: 0;
  }
`;

const Back = styled(IconButton)`
  ${media.phone} {
    margin-right: calc(-1 * ${theme.space[2]});
    border-color: transparent;
  }
`;

const LabelledBack = styled(Button)`
  ${media.phone} {
    width: ${theme.size.control.medium};
    padding: 0;
    border-color: transparent;
    span {
      ${visuallyHidden}
    }
  }
`;

const Heading = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;
  /* Beside the arrow alone, else below it. */
  ${media.largeText} {
    flex: 1 0 60%;
    flex-wrap: wrap;
    order: 1;
    & ~ * {
      margin-left: auto;
    }
  }
`;

const Title = styled.h1`
  min-width: 0;
  ${truncate}
  font: ${theme.type.cardTitle};
  button {
    min-width: ${theme.size.control.medium};
    max-width: 100%;
    min-height: ${theme.size.control.medium};
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  /* Two lines are lower than the bar, and alike. */
  ${media.phone} {
    &,
    button {
      ${clamp(2)}
    }
    text-wrap: balance;
    font: ${theme.type.labelStrong};
    line-height: 1.25;
  }
  ${media.largeText} {
    white-space: normal;
  }
`;
