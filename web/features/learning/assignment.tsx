import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { AssignmentSubmission } from '#contract/learning.ts';
import type { ContentData } from '#contract/lesson-body.ts';
import { RestoredDraft, useDeviceDraft } from '#web/forms/drafts/device-draft.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Prose } from '#web/ui/prose.tsx';
import {
  submissionExtensions,
  submissionFileProblem,
  submissionLimits,
} from './submission-file.ts';
import { SubmissionFileButton } from './submission-file-button.tsx';
import { SubmissionBadge } from './submission-status.tsx';

/** The maximum length of a submission. */
const MAX_SUBMISSION_LENGTH = 20_000;

interface AssignmentProps {
  lessonId: number;
  data: Extract<ContentData, { type: 'assignment' }>;
  submission: AssignmentSubmission | null;
}

/** An assignment: the task, the submission, and the teacher's feedback. */
export function Assignment({ lessonId, data, submission }: AssignmentProps) {
  const { t } = useTranslation();
  const task = usePick()(data.html, data.html_zh);
  const { user } = useSiteData();
  const here = useLocation();
  return (
    <>
      <Prose html={task.text} lang={task.lang} />
      <section className="mt-10 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-7">
        <h2 className="text-2xl">{t('learning.assignment.title')}</h2>
        {submission && <State submission={submission} passMark={data.pass_mark} />}
        {user === null ? (
          <>
            <p className="mt-3 text-soft">{t('learning.assignment.loginText')}</p>
            <LinkButton to={loginPath(here)} className="mt-5">
              {t('layout.login')}
            </LinkButton>
          </>
        ) : submission?.status === 'graded' ? (
          <SubmittedAssignment submission={submission} />
        ) : (
          <SubmissionForm lessonId={lessonId} submission={submission} fileRule={data.file} />
        )}
      </section>
    </>
  );
}

interface StateProps {
  submission: AssignmentSubmission;
  passMark: number;
}

function State({ submission, passMark }: StateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, score, feedback } = submission;
  const time = status === 'submitted' ? submission.submitted_at : submission.graded_at;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
        <SubmissionBadge status={status}>
          {t(`learning.assignment.status.${status}`)}
        </SubmissionBadge>
        {time !== null && <time dateTime={time}>{format.dateTime(time)}</time>}
      </p>
      <p className="mt-3">{t(`learning.assignment.statusText.${status}`)}</p>
      {status === 'graded' && score !== null && (
        <>
          <p className="mt-2 font-serif text-2xl">
            {t('learning.assignment.score', { score, mark: passMark })}
          </p>
          <p className="mt-2">
            {score >= passMark
              ? t('learning.assignment.passed')
              : t('learning.assignment.failed', { count: passMark - score })}
          </p>
        </>
      )}
      {feedback && (
        <div className="mt-4 border-l-3 border-ridge-3 pl-4">
          <p className="text-sm font-medium text-porcelain">{t('learning.assignment.feedback')}</p>
          <p className="mt-1 whitespace-pre-line" dir="auto">
            {feedback}
          </p>
        </div>
      )}
    </div>
  );
}

function SubmittedAssignment({ submission }: { submission: AssignmentSubmission }) {
  const { t } = useTranslation();
  return (
    <details className="group mt-5">
      <summary className="link inline-flex min-h-11 items-center">
        {t('learning.assignment.yourSubmission')}
      </summary>
      {submission.text && (
        <p className="measure mt-2 break-words whitespace-pre-line" dir="auto">
          {submission.text}
        </p>
      )}
      <SubmittedFile submission={submission} />
    </details>
  );
}

/** The file of the submission, to be downloaded. */
function SubmittedFile({ submission }: { submission: AssignmentSubmission }) {
  const { submission_id, file_name, file_bytes } = submission;
  if (file_name === null || file_bytes === null) return null;
  return (
    <div className="mt-3">
      <SubmissionFileButton submissionId={submission_id} name={file_name} bytes={file_bytes} />
    </div>
  );
}

/** The file of an unsent submission: newly selected, the earlier one, or none. */
function useSubmissionFile(submission: AssignmentSubmission | null) {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number | null>(null);
  const kept = removed ? null : submission;

  function choose(file: File) {
    const found = submissionFileProblem(file);
    setProblem(found === null ? undefined : t(`files.${found}`, submissionLimits(t)));
    if (found === null) setChosen(file);
  }
  return {
    chosen,
    /** What the form shows. */
    shown: chosen
      ? { name: chosen.name, size: format.bytes(chosen.size) }
      : kept?.file_name != null
        ? { name: kept.file_name, size: format.bytes(kept.file_bytes ?? 0) }
        : null,
    /** The earlier file, where it stays and can be viewed. */
    kept: chosen === null ? kept : null,
    removed: removed && chosen === null,
    problem,
    complain: setProblem,
    percent,
    choose,
    remove: () => {
      setProblem(undefined);
      if (chosen) setChosen(null);
      else setRemoved(true);
    },
    onProgress: setPercent,
    settle: (sent: boolean) => {
      setPercent(null);
      if (!sent) return;
      setChosen(null);
      setRemoved(false);
    },
  };
}

interface SubmissionFormProps {
  lessonId: number;
  submission: AssignmentSubmission | null;
  /** Whether a submission may, must or must not have a file. */
  fileRule: Extract<ContentData, { type: 'assignment' }>['file'];
}

function SubmissionForm({ lessonId, submission, fileRule }: SubmissionFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const draft = useDeviceDraft(`work:${lessonId}`, { text: submission?.text ?? '' });
  const { text } = draft.fields;
  const [error, setError] = useState<string>();
  const file = useSubmissionFile(submission);
  const send = useAction(async () => {
    const { learningCalls } = await import('#contract/learning.ts');
    const body = { content_id: lessonId, text, remove_file: file.removed };
    let sent = false;
    try {
      await api.call(learningCalls.submitAssignment, {
        body,
        ...(file.chosen && { file: file.chosen, onProgress: file.onProgress }),
      });
      sent = true;
      draft.settle();
    } finally {
      file.settle(sent);
    }
    toast({ text: t('learning.assignment.sent') });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' && file.shown === null) {
      setError(t('learning.assignment.empty'));
      return;
    }
    setError(undefined);
    if (fileRule === 'required' && file.shown === null) {
      file.complain(t('learning.assignment.fileNeeded'));
      return;
    }
    void send.run();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <Field
        label={t('learning.assignment.work')}
        hint={t('learning.assignment.hint')}
        error={error}
      >
        <TextArea
          rows={10}
          maxLength={MAX_SUBMISSION_LENGTH}
          value={text}
          onChange={(event) => draft.change({ text: event.target.value })}
        />
      </Field>
      <RestoredDraft draft={draft} />
      {/* A file from before the task was changed can still be viewed and removed. */}
      {(fileRule !== 'none' || file.shown !== null) && (
        <div className="mt-6">
          <FileField
            label={t('learning.assignment.file')}
            {...(fileRule === 'optional' && { mark: t('controls.optional') })}
            hint={t('learning.assignment.fileHint', submissionLimits(t))}
            error={file.problem}
            extensions={submissionExtensions}
            file={file.shown}
            percent={file.percent}
            labels={{
              choose: t('learning.assignment.chooseFile'),
              replace: t('learning.assignment.replaceFile'),
              remove: t('learning.assignment.removeFile', { name: file.shown?.name ?? '' }),
              progress: t('learning.assignment.sending'),
            }}
            onChoose={(chosen) => {
              setError(undefined);
              file.choose(chosen);
            }}
            onRemove={file.remove}
            action={
              file.kept?.file_name != null && (
                <SubmissionFileButton
                  compact
                  submissionId={file.kept.submission_id}
                  name={file.kept.file_name}
                  bytes={file.kept.file_bytes ?? 0}
                />
              )
            }
          />
        </div>
      )}
      <noscript>
        <p className="mt-3 text-sm text-soft">{t('courses.needsScripts')}</p>
      </noscript>
      <Button type="submit" className="mt-5" busy={send.busy}>
        {submission === null ? t('learning.assignment.send') : t('learning.assignment.sendAgain')}
      </Button>
    </form>
  );
}
