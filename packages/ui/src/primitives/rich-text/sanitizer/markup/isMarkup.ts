import type { SourceTag } from './readTag.ts';
import { isHtmlName, OPTIONAL_END, VOIDS } from './tagNames.ts';

/**
 * Names of office programs and of XML: o:p, w:sdt, st1:chsdate, but no address such as mailto:a@b or tel:0571; and of the
 * origin that online sheets write on the clipboard.
 */
const PREFIXED = /^(?:(?!tel:|urn:|ftp:)[a-z][a-z\d]{0,4}:[a-z][\w.-]*|[a-z-]+-html-origin)$/;

/** Attributes that a tag may begin with without a value. */
const SWITCHES = /^(?:[a-z]+[-:][\w:.-]+|nowrap|hidden|disabled|download|itemscope|popover|autofocus)$/;

const OPERAND_BEFORE = /[\w)\]\u0370-\u03FF]$/;
const OPERAND_AFTER = /^(?:[\w([\-.\u0370-\u03FF]|[ ,;)]|$)/;
const SINGLE_BEFORE = /(?:^|[^\w])\w $/;
const SINGLE_AFTER = /^ \w(?!\w)/;

interface Around {
  before: string;
  after: string;
  /** True where an end tag of the name comes later. */
  hasEnd: boolean;
  /** True for `<name/>` between the tags of an editor, which writes `&lt;` for a word. */
  isAlone: boolean;
  /** True where a start tag of the name was markup. */
  isOpen: boolean;
}

/**
 * Whether a '<' with a name is a tag, or a comparison or a placeholder of the author: `若 a<b`, `x<b 且 b>c`, `<UID>`.
 * A name that the HTML standard does not know is a tag where it has a prefix, an attribute with a value or an end tag.
 */
export function isMarkup(tag: SourceTag, around: Around): boolean {
  const { name, isEnd, isClosed } = tag;
  if (isEnd) return isClosed && (isHtmlName(name) || PREFIXED.test(name) || around.isOpen);
  if (isHtmlName(name)) return isHtmlTag(tag, around);
  return isClosed && (PREFIXED.test(name) || hasValue(tag) || around.hasEnd || around.isAlone);
}

const hasValue = ({ attributes }: SourceTag) => attributes.some(({ value }) => value !== null);

function isHtmlTag(tag: SourceTag, around: Around): boolean {
  const { name, isClosed, attributes } = tag;
  const [first] = attributes;
  if (name.length === 1 && first?.value === null && !SWITCHES.test(first.name)) return false;
  // The text ends within the tag: a browser drops it. A word after '<' is no reason to lose one.
  if (!isClosed) return hasValue(tag);
  if (first || around.hasEnd || VOIDS.has(name) || OPTIONAL_END.has(name)) return true;
  return !isComparison(around);
}

/** True for what stands between two operands: a<b>c, List<Object>. */
const isComparison = ({ before, after }: Around): boolean =>
  (OPERAND_BEFORE.test(before) && OPERAND_AFTER.test(after)) ||
  (SINGLE_BEFORE.test(before) && SINGLE_AFTER.test(after));
