/** An email without styles in its markup, and the style sheet that stands for them. */
interface StyledEmail {
  html: string;
  css: string;
}

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Takes the styles out of an email's markup: mail programs need them there, and the policy of our
 * pages, which holds for what they embed as well, forbids them there. Texts of an email cannot be
 * taken for one, since their quotation marks are escaped.
 */
export function sheetOfEmail(email: string): StyledEmail {
  const sheets: string[] = [];
  const rules: string[] = [];
  const html = email
    .replace(/<style>([^<]*)<\/style>/g, (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const read = style.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign);
      rules.push(`[data-style="${rules.length}"]{${read}}`);
      return ` data-style="${rules.length - 1}"`;
    });
  return { html, css: [...rules, ...sheets].join('\n') };
}
