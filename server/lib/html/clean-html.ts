import sanitizeHtml from 'sanitize-html';

/** A path of this site; not `//host` nor `/\host`, which browsers read as another site. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i;

function isAllowedPicture(source: string | undefined): boolean {
  return source !== undefined && (SITE_PATH.test(source) || PICTURE_DATA.test(source));
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'blockquote', 'aside', 'pre', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'span'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    // Formulas as they were typed, inline and as blocks; see renderFormulas.
    span: ['data-latex'],
    figure: ['data-latex'],
  },
  allowedClasses: { aside: ['callout'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // Their content is not text for a reader.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    ...['iframe', 'object', 'svg', 'math', 'noembed', 'noframes'],
  ],
  // The opened page must not have access to this one.
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedPicture(attribs.src),
};

/**
 * HTML of a lesson or an article that is safe to store and show: headings, paragraphs, lists,
 * tables, quotations, figures, links, `aside.callout` and formulas (`data-latex`). Scripts, styles,
 * handlers, pictures of other sites and unknown elements are removed; the text in unknown elements
 * stays.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}
