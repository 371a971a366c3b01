import { createHash } from 'node:crypto';
import { htmlLang, type Locale, type Theme } from '#domain/locale.ts';
import { escapeHtml } from '#server/lib/html/escape-html.ts';

/** A page without the web's renderer: no script and no other file, everything inline. */
export interface PlainPage {
  /** The language of the page; the first part is in it. */
  locale: Locale;
  theme: Theme;
  /** One language after the other. */
  parts: readonly PlainPagePart[];
  /** Markup after the text, already safe. */
  footer?: string;
}

interface PlainPagePart {
  locale: Locale;
  title: string;
  text: string;
  /** The first is the primary one. */
  links: readonly { href: string; text: string }[];
  /** Small print, e.g. a reference for the log. */
  note?: string;
}

/** A small version of the styles of `web/app.css`. */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf7,#0c1526);--ink:light-dark(#14213d,#e9eef7);--soft:light-dark(#4b5875,#a9b7d0);--blue:light-dark(#1f4e8c,#93bbef);--line:light-dark(#dde3eb,#26354f)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.75 system-ui,-apple-system,"Segoe UI","PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
svg{width:min(30rem,100%);border-radius:14px;margin-bottom:1.5rem}
main{max-width:34rem;text-align:center}
section+section{margin-top:2.5rem;padding-top:2rem;border-top:1px solid var(--line)}
h1,h2{font-family:Georgia,"Songti SC","Noto Serif CJK SC",STSong,serif;font-weight:600;line-height:1.35;text-wrap:balance}
h1{font-size:1.875rem}h2{font-size:1.5rem}
p{margin-top:.75rem;color:var(--soft);text-wrap:balance}small{font-size:.9375rem}
a{display:inline-flex;min-height:2.75rem;align-items:center;padding:0 1.25rem;margin:.75rem .25rem 0;border-radius:8px;color:var(--blue);text-underline-offset:.2em}
p a:first-child{background:light-dark(#1f4e8c,#2f69b3);color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
ul{list-style:none;padding:0;margin-top:.5rem}li a{margin:0}
`;

/** By what the policy of pages allows this one style in markup. */
export const plainStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const landscape =
  '<svg aria-hidden="true" viewBox="0 0 480 180"><rect width="480" height="180" fill="light-dark(#dce8f5,#1c335a)"/><circle cx="372" cy="52" r="20" fill="light-dark(#c9574c,#f4efdd)"/><path d="M0 120 96 66l54 26 60-48 72 62 66-34 132 60v48H0z" fill="light-dark(#a3bfdf,#294876)"/><path d="M0 146 60 112l48 22 66-40 54 44 78-30 72 34 102-24v62H0z" fill="light-dark(#4f7db6,#182e51)"/><path d="M0 166l84-22 72 14 96-24 90 22 138-18v42H0z" fill="light-dark(#1b447c,#0b182f)"/></svg>';

function renderPart({ locale, title, text, links, note }: PlainPagePart, isFirst: boolean): string {
  const heading = isFirst ? 'h1' : 'h2';
  const anchors = links.map(
    (link) => `<a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>`,
  );
  return [
    `<section lang="${htmlLang[locale]}">`,
    `<${heading}>${escapeHtml(title)}</${heading}>`,
    `<p>${escapeHtml(text)}</p>`,
    `<p>${anchors.join('')}</p>`,
    ...(note === undefined ? [] : [`<p><small>${escapeHtml(note)}</small></p>`]),
    '</section>',
  ].join('');
}

/** The page as HTML, for what the renderer cannot show: an outage, an error, no network. */
export function renderPlainPage({ locale, theme, parts, footer = '' }: PlainPage): string {
  return [
    `<!doctype html><html lang="${htmlLang[locale]}" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(parts.map(({ title }) => title).join(' · '))}</title>`,
    `<style>${style}</style></head><body>`,
    landscape,
    `<main>${parts.map((part, i) => renderPart(part, i === 0)).join('')}${footer}</main>`,
    '</body></html>',
  ].join('');
}
