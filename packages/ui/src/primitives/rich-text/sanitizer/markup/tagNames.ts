const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Elements of the HTML standard that begin and end a line. */
export const BLOCKS = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption',
  'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup',
  'option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
);

/** The head of a document, and elements that only a document or a clipboard has. */
export const DOCUMENT_PARTS = words('base col colgroup frame frameset head link meta style title');

const PHRASES = words(
  'a abbr acronym applet area audio b basefont bdi bdo bgsound big blink br button canvas cite code data',
  'datalist del dfn em embed font i iframe image img input ins kbd keygen label map mark marquee math meter',
  'nobr noembed noframes noscript object output param picture progress q rb rp rt rtc ruby s samp script',
  'select slot small source span strike strong sub sup svg template textarea time track tt u var video wbr',
);

/** Elements whose end tag may be left out. */
export const OPTIONAL_END = words(
  'body dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr',
);

export const VOIDS = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
);

/** Elements whose content is text until their own end tag. */
export const RAW_TEXT = words('iframe noembed noframes plaintext script style textarea title xmp');

/** True for the names of the HTML standard, obsolete ones too; those of MathML and SVG count inside of <math> and <svg>. */
export const isHtmlName = (name: string): boolean =>
  PHRASES.has(name) || BLOCKS.has(name) || DOCUMENT_PARTS.has(name);
