import { useCallback, useEffect, useRef, useState } from 'react';
import { emailAdminCalls } from '#contract/emails-admin.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { sheetOfEmail } from './sheet-of-email.ts';

/** How long nobody types before the preview is rendered again. */
const PAUSE_MS = 400;
const shades = ['light', 'dark'] as const;
type Shade = (typeof shades)[number];

/** An email follows the colours of its reader's program; the preview follows the choice. */
const inShade = (html: string, shade: Shade) =>
  html
    .replace('(prefers-color-scheme:dark)', shade === 'dark' ? 'all' : 'not all')
    .replace('color-scheme:light dark', `color-scheme:${shade}`);

/** An email in a frame of its own, in which nothing runs, whatever its texts say. */
function EmailFrame({ title, html: email }: { title: string; html: string }) {
  const { html, css } = sheetOfEmail(email);
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = useCallback(() => {
    const { contentDocument, contentWindow } = frame.current ?? {};
    if (!contentDocument || !contentWindow) return;
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    contentDocument.adoptedStyleSheets = [sheet];
  }, [css]);
  // Another theme only changes the style sheet: the frame is not loaded again.
  useEffect(dress, [dress]);
  return (
    <iframe
      ref={frame}
      title={title}
      // The origin of this page, so that we may add a style sheet; scripts stay forbidden.
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={dress}
      className="h-[75vh] min-h-112 w-full rounded-lg ring-1 ring-line"
    />
  );
}

interface EmailPreviewProps {
  kind: EmailKind;
  textsOf: (language: Locale) => EmailTexts;
}

/** The email as it would arrive with the texts in the form, and a test of it to oneself. */
export function EmailPreview({ kind, textsOf }: EmailPreviewProps) {
  const { t } = useTranslation();
  const api = useApi();
  const failureText = useFailureText();
  const [language, setLanguage] = useState<Locale>(useSiteData().locale);
  const [shade, setShade] = useState<Shade>('light');
  const [shown, setShown] = useState<{ subject: string; html: string } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const body = JSON.stringify({ language, ...textsOf(language) });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const input = { params: { kind }, body: JSON.parse(body) };
        const made = await api.call(emailAdminCalls.preview, input);
        if (!isCurrent) return;
        setShown(made);
        setProblems([]);
      } catch (error) {
        if (!isCurrent) return;
        const fields = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
        setProblems(fields.length > 0 ? fields : [failureText(error)]);
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, kind, body, failureText]);

  const test = useAction(
    async () => {
      const input = { params: { kind }, body: { language, ...textsOf(language) } };
      const { msg } = await api.send(emailAdminCalls.sendTest, input);
      toast({ text: msg });
    },
    { revalidates: false },
  );

  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="preview" className="text-xl">
            {t('admin.emails.preview')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('admin.emails.previewHint')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ChoiceButtons
            label={t('admin.emails.previewLanguage')}
            choices={locales.map((value) => ({ value, label: t(`admin.languages.${value}`) }))}
            value={language}
            onChange={setLanguage}
          />
          <ChoiceButtons
            label={t('admin.emails.previewTheme')}
            choices={shades.map((value) => ({ value, label: t(`admin.emails.themes.${value}`) }))}
            value={shade}
            onChange={setShade}
          />
          <Button variant="secondary" busy={test.busy} onClick={() => test.run()}>
            {t('admin.emails.sendTest')}
          </Button>
        </div>
      </div>
      {problems.length > 0 && (
        <Notice live tone="warning" title={t('admin.emails.noPreview')}>
          {problems.join(' ')}
        </Notice>
      )}
      {shown === null ? (
        problems.length === 0 && <Skeleton className="h-80 w-full" />
      ) : (
        <>
          <p lang={htmlLang[language]} className="font-medium break-words">
            {shown.subject}
          </p>
          <EmailFrame
            title={t('admin.emails.previewOf', { subject: shown.subject })}
            html={inShade(shown.html, shade)}
          />
        </>
      )}
    </section>
  );
}
