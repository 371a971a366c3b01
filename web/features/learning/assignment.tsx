import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { AssignmentSubmission, ContentData } from '#contract/learning.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { toast } from '#web/ui/toast.tsx';

/** As long as the contract lets a work be. */
const LONGEST_WORK = 20_000;

interface AssignmentProps {
  contentId: number;
  data: Extract<ContentData, { type: 'assignment' }>;
  submission: AssignmentSubmission | null;
}

const tones: Record<AssignmentSubmission['status'], BadgeTone> = {
  submitted: 'porcelain',
  returned: 'clay',
  graded: 'jade',
};

/** A task, the work handed in for it, and what the teacher said of it. */
export function Assignment({ contentId, data, submission }: AssignmentProps) {
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
          <HandedIn submission={submission} />
        ) : (
          <WorkForm contentId={contentId} submission={submission} />
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
        <Badge tone={tones[status]}>{t(`learning.assignment.status.${status}`)}</Badge>
        {time !== null && <time dateTime={time}>{format.dateTime(time)}</time>}
      </p>
      <p className="mt-3">{t(`learning.assignment.statusText.${status}`)}</p>
      {status === 'graded' && score !== null && (
        <p className="mt-2 font-serif text-2xl">
          {t('learning.assignment.score', { score, mark: passMark })}
        </p>
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

function HandedIn({ submission }: { submission: AssignmentSubmission }) {
  const { t } = useTranslation();
  return (
    <details className="group mt-5">
      <summary className="link inline-flex min-h-11 items-center">
        {t('learning.assignment.yourWork')}
      </summary>
      <p className="measure mt-2 whitespace-pre-line" dir="auto">
        {submission.text}
      </p>
    </details>
  );
}

interface WorkFormProps {
  contentId: number;
  submission: AssignmentSubmission | null;
}

function WorkForm({ contentId, submission }: WorkFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [text, setText] = useState(submission?.text ?? '');
  const [error, setError] = useState<string>();
  const send = useAction(async () => {
    const { learningCalls } = await import('#contract/learning.ts');
    await api.call(learningCalls.submitAssignment, { body: { content_id: contentId, text } });
    toast({ text: t('learning.assignment.sent') });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setError(t('learning.assignment.empty'));
      return;
    }
    setError(undefined);
    void send.run();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <Field
        label={t('learning.assignment.work')}
        hint={t('learning.assignment.hint')}
        error={error}
        required
      >
        <TextArea
          rows={10}
          maxLength={LONGEST_WORK}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <noscript>
        <p className="mt-3 text-sm text-soft">{t('courses.needsScripts')}</p>
      </noscript>
      <Button type="submit" className="mt-5" busy={send.busy}>
        {submission === null ? t('learning.assignment.send') : t('learning.assignment.sendAgain')}
      </Button>
    </form>
  );
}
