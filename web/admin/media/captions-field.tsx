import { ClipboardPaste, Trash2, Upload as UploadSign } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeKind } from '#i18n/describe-types.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { MediaPreview } from './media-preview.tsx';
import { readCaptionsFile } from './read-captions-file.ts';
import { useMediaCalls } from './use-media-calls.ts';

/** One caption, in the format of a lesson's transcript. */
export interface CaptionCue {
  start: number;
  end: number;
  text: string;
}

interface CaptionsFieldProps {
  label: string;
  error?: string | undefined;
  /** The language of the captions, for the field they are typed in. */
  lang: string;
  /** The stored path of the captions. */
  value: string | null;
  /** Called with the new path and the captions; null where they were removed. */
  onChange: (path: string | null, cues: CaptionCue[] | null) => void;
}

/** Captions in one language: from a file, pasted, or corrected in place. */
export function CaptionsField({ label, error, lang, value, onChange }: CaptionsFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ text: string; name: string } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const captions = useCaptions((path, cues) => {
    setDraft(null);
    onChange(path, cues);
  });

  async function choose(file: File) {
    const text = await readCaptionsFile(file);
    setRefused(text === null);
    if (text === null) return;
    const next = { name: file.name, text };
    // Errors of a file are shown and corrected in its text.
    if (!(await captions.keep(next))) setDraft(next);
  }
  async function edit() {
    captions.forget();
    setRefused(false);
    const text = value === null ? 'WEBVTT\n\n' : await captions.fetchText(value);
    setDraft({ name: '', text });
  }
  const taken = describeKind(t, 'captions', ['vtt']);
  const problem = isRefused ? t('files.type', { types: taken }) : error;
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {value !== null && value !== '' && <MediaPreview path={value} label={label} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,text/vtt"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={captions.busy && draft === null}
          icon={<UploadSign aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {t('admin.media.captionsChoose')}
        </Button>
        <Button
          variant="quiet"
          icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
          onClick={edit}
        >
          {t(value ? 'admin.media.captionsEdit' : 'admin.media.captionsPaste')}
        </Button>
        {value && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => onChange(null, null)}
          >
            {t('admin.media.remove')}
          </Button>
        )}
      </div>
      {problem !== undefined && problem !== '' && (
        <p role="alert" className="text-sm font-medium text-seal">
          {problem}
        </p>
      )}
      <CaptionsDialog
        label={label}
        lang={lang}
        draft={draft}
        problem={captions.problem}
        busy={captions.busy}
        onClose={() => setDraft(null)}
        onSave={(text) => captions.keep({ text, name: draft?.name ?? '' })}
      />
    </fieldset>
  );
}

/** Stores captions on the server, and shows their errors. */
function useCaptions(onSaved: (path: string, cues: CaptionCue[]) => void) {
  const api = useApi();
  const calls = useMediaCalls();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function keep(body: { text: string; name: string }): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { path, cues } = await api.call(calls.captions, { body });
      onSaved(path, cues);
      return true;
    } catch (error) {
      const own = error instanceof ApiError ? error.fields.text : undefined;
      setProblem(own ?? failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function fetchText(path: string): Promise<string> {
    const answer = await fetch(path).catch(() => null);
    return answer?.ok ? answer.text() : '';
  }
  return { keep, fetchText, busy, problem, forget: () => setProblem(undefined) };
}

interface CaptionsDialogProps {
  label: string;
  lang: string;
  draft: { text: string } | null;
  problem: string | undefined;
  busy: boolean;
  onClose: () => void;
  onSave: (text: string) => unknown;
}

function CaptionsDialog(props: CaptionsDialogProps) {
  const { t } = useTranslation();
  const { label, lang, draft, problem, busy, onClose, onSave } = props;
  const area = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSave(area.current?.value ?? '');
  }
  if (draft === null) return null;
  // Outside of the record's form, since forms must not be nested.
  return createPortal(
    <Dialog open onClose={onClose} title={label} closeLabel={t('common.close')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('admin.media.captionsText')}
          hint={t('admin.media.captionsHint')}
          error={problem}
        >
          <TextArea
            ref={area}
            rows={14}
            lang={lang}
            spellCheck={false}
            defaultValue={draft.text}
            className="font-mono text-sm"
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('admin.media.captionsSave')}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
