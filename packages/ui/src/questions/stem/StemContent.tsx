import type { Question } from '@cloud-school/domain';
import { RichText, type RichTextProps } from '../../primitives/rich-text/RichText.tsx';

interface StemContentProps extends Omit<RichTextProps, 'html'> {
  question: Question;
  /** Its text with slots for the blanks. */
  html?: string | undefined;
}

/** What every kind of question says before its answer fields: a field of the stem, such as a sound, is shown here. */
export function StemContent({ question, html = question.stemHtml, ...rest }: StemContentProps) {
  return <RichText {...rest} html={html} />;
}
