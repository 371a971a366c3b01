import type { EmailKind } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { escapeHtml } from '#server/lib/html/escape-html.ts';

/** A fact that the email lists, such as a tracking number. */
export interface EmailFact {
  label: string;
  value: string;
  /** Where it leads, if anywhere. */
  link?: string;
}

/** A part of an email's body. */
export type EmailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly EmailFact[] }
  /** The button; a plain link in the text part, and below the text in HTML. */
  | { kind: 'action'; label: string; link: string };

/** How the reader ends the emails of this kind. */
export interface EmailUnsubscription {
  /** A page that asks for confirmation: mail scanners that open every link end nothing. */
  page: string;
  /** The address that a mail program posts to, to end them at once (RFC 8058). */
  headers: Readonly<Record<string, string>>;
}

/** The frame that every email of an academy has: its sender, and how to unsubscribe. */
export interface EmailFrame {
  academy: string;
  /** The academy's page. */
  home: string;
  /** The legal name and address, one line each; what is not known is left out. */
  imprint: readonly string[];
  /** What admins have written instead of the standard texts, in the language of the reader. */
  texts: Readonly<Partial<Record<EmailKind, EmailTexts>>>;
  /** Absent: emails of this kind are always sent. */
  unsubscription?: EmailUnsubscription;
}

/** The content of an email, before it is rendered. */
export interface EmailContent {
  locale: Locale;
  heading: string;
  greeting: string;
  blocks: readonly EmailBlock[];
  /** The sentence before the link in plain text, for readers who see no button. */
  plainLink: string;
  /** Why they get the email. */
  because: string;
  /** The text of the link that ends emails of this kind. */
  unsubscribe: string;
}

/** The colours of the web's theme (`web/app.css`); email programs know no `light-dark()`. */
const light = { paper: '#fbfaf7', raised: '#ffffff', line: '#dde3eb', ink: '#14213d' };
const soft = '#4b5875';
const solid = '#1f4e8c';
const dark = { paper: '#0c1526', raised: '#142036', line: '#26354f', ink: '#e9eef7' };

const fonts: Record<Locale, string> = {
  zh: "-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif",
};

/** Only for programs that read it; the rest show the light colours, which stand in the elements. */
const darkStyles = `@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.raised}!important;border-color:${dark.line}!important}
.rule{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:#a9b7d0!important}
.link{color:#93bbef!important}
.button{background:#2f69b3!important;border-color:#2f69b3!important}
}`;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const text = (inner: string) =>
  `<p class="ink" style="margin:0 0 18px;color:${light.ink}">${inner}</p>`;

const linkHtml = (value: string, link: string) =>
  `<a class="link" href="${escapeHtml(link)}" style="color:${solid};text-decoration:none">${lines(value)}</a>`;

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return text(lines(block.text));
    case 'facts': {
      const facts = block.facts.map(({ label, value, link }, index) => {
        const name = `<span class="soft" style="color:${soft}">${escapeHtml(label)}</span><br>`;
        const said = link === undefined ? lines(value) : linkHtml(value, link);
        const space = index === 0 ? 0 : 10;
        return `<span style="display:block;padding-top:${space}px;line-height:1.5;overflow-wrap:anywhere">${name}<strong>${said}</strong></span>`;
      });
      return `<p class="ink rule" style="margin:0 0 18px;padding:2px 0 2px 14px;border-left:3px solid ${light.line};color:${light.ink}">${facts.join('')}</p>`;
    }
    case 'action':
      // A border instead of padding: Outlook draws it around a link.
      return `<p style="margin:26px 0"><a class="button" href="${escapeHtml(block.link)}" style="display:inline-block;border:solid ${solid};border-width:12px 24px;border-radius:8px;background:${solid};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

function blockText(block: EmailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts
        .map(({ label, value, link }) => {
          const fact = `${label}${colon}${value}`;
          // A link whose text is its address is written once.
          return link === undefined || link === value ? fact : `${fact}\n${link}\n`;
        })
        .join('\n')
        .trimEnd();
    case 'action':
      return `${block.label}${colon.trimEnd()}\n${block.link}`;
  }
}

/** The plain link below the text, for email programs that show no button. */
function plainLinkHtml({ blocks, plainLink }: EmailContent): string {
  const action = blocks.find(({ kind }) => kind === 'action');
  if (action?.kind !== 'action') return '';
  const link = escapeHtml(action.link);
  return `<p style="margin:0 0 12px">${escapeHtml(plainLink)}<br><a class="link" href="${link}" style="color:${solid};word-break:break-all">${link}</a></p>`;
}

/** The last line of the footer: small, but visible and never in the way. */
const unsubscribeHtml = ({ unsubscribe }: EmailContent, { page }: EmailUnsubscription) =>
  `
<p style="margin:12px 0 0"><a class="link" href="${escapeHtml(page)}" style="display:inline-block;padding:4px 0;color:${solid};text-decoration:underline">${escapeHtml(unsubscribe)}</a></p>`;

/**
 * The two parts of an email, from one content: text as it is, and HTML without tables, pictures or
 * anything from elsewhere. Whatever comes from people is escaped.
 */
export function renderEmail(
  content: EmailContent,
  { academy, home, imprint, unsubscription }: EmailFrame,
): { text: string; html: string } {
  const { locale, heading, greeting, blocks, because } = content;
  const colon = locale === 'zh' ? '：' : ': ';
  const footer = [...imprint, because];
  const html = `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root{color-scheme:light dark}
${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div class="paper" style="padding:24px 12px;background:${light.paper};font-family:${fonts[locale]};font-size:16px;line-height:1.65">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 4px;font-size:18px;font-weight:700"><a class="link" href="${escapeHtml(home)}" style="color:${solid};text-decoration:none">${escapeHtml(academy)}</a></p>
<div class="card" style="padding:28px 24px 12px;border:1px solid ${light.line};border-radius:12px;background:${light.raised}">
<h1 class="ink" style="margin:0 0 18px;font-size:24px;line-height:1.3;color:${light.ink}">${escapeHtml(heading)}</h1>
${[text(escapeHtml(greeting)), ...blocks.map(blockHtml)].join('\n')}
</div>
<div class="soft" style="padding:20px 4px 0;font-size:13px;color:${soft}">
${plainLinkHtml(content)}
<p style="margin:0">${footer.map(escapeHtml).join('<br>')}</p>${unsubscription ? unsubscribeHtml(content, unsubscription) : ''}
</div>
</div>
</div>
</body>
</html>
`;
  const body = [heading, greeting, ...blocks.map((block) => blockText(block, colon))];
  const signature = [academy, ...footer.filter((line) => line !== academy)];
  if (unsubscription) {
    signature.push('', `${content.unsubscribe}${colon.trimEnd()}`, unsubscription.page);
  }
  // The two dashes with a space are how text names a signature.
  return { html, text: `${body.join('\n\n')}\n\n-- \n${signature.join('\n')}\n` };
}
