import { useId, useState } from 'react';
import { adminAccessCalls, endAccessBody, teachAccessCalls } from '#contract/course-access.ts';
import type { TaughtLearner } from '#contract/course-learners.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { rememberFocus } from '#web/lib/remember-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface LearnerAccessCellProps {
  area: 'teach' | 'admin';
  courseId: number;
  learner: Pick<TaughtLearner, 'user_id' | 'name' | 'access' | 'access_ended'>;
}

/** Why a course is open to a learner and until when, with a way to end it; or how it ended. */
export function LearnerAccessCell({ area, courseId, learner }: LearnerAccessCellProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [ending, setEnding] = useState(false);
  const { access, access_ended: ended } = learner;
  if (ended !== null) {
    return (
      <span className="block max-w-56">
        <span className="font-medium text-seal">
          {t('teaching.access.endedOn', { day: format.day(ended.at) })}
        </span>
        <span className="block text-sm break-words text-soft">{ended.reason}</span>
      </span>
    );
  }
  if (access === null) return <span className="text-soft">{t('teaching.access.none')}</span>;
  return (
    <span className="block max-w-56">
      <span className="block">
        {t(`teaching.access.sources.${access.source}`)}
        {access.granted_by !== null && (
          <span className="text-soft"> {t('teaching.access.by', { name: access.granted_by })}</span>
        )}
      </span>
      <span className="block text-sm text-soft">
        {access.since !== null && t('teaching.access.since', { day: format.day(access.since) })}
      </span>
      {access.until !== null && (
        <span className="block text-sm text-soft">
          {t('teaching.access.lasts', { day: format.day(access.until) })}
        </span>
      )}
      {access.reason !== '' && (
        <span className="block text-sm break-words text-soft">{access.reason}</span>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 min-h-11"
        aria-label={t('teaching.access.endOf', { name: learner.name })}
        onClick={() => setEnding(true)}
      >
        {t('teaching.access.end')}
      </Button>
      {ending && (
        <EndAccess
          area={area}
          courseId={courseId}
          learner={learner}
          onClose={() => setEnding(false)}
        />
      )}
    </span>
  );
}

/** Asks for the reason, which the learner reads, and ends the access. */
function EndAccess({
  area,
  courseId,
  learner,
  onClose,
}: LearnerAccessCellProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const calls = area === 'admin' ? adminAccessCalls : teachAccessCalls;
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(endAccessBody, async (body) => {
    const keepFocus = rememberFocus();
    const params = { id: courseId, user_id: learner.user_id };
    const { msg } = await api.send(calls.end, { params, body });
    toast({ text: msg });
    onClose();
    await revalidate();
    keepFocus();
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('teaching.access.endTitle', { name: learner.name })}
      description={t('teaching.access.endText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {t('teaching.access.end')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field
          label={t('teaching.access.reason')}
          hint={t('teaching.access.reasonHint')}
          error={errorOf('reason')}
          required
        >
          <TextArea rows={3} autoFocus {...form.register('reason')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('teaching.access.endFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
