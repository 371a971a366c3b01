import { useId, useState } from 'react';
import { z } from 'zod';
import {
  adminAccessCalls,
  grantAccessBody,
  type LearnerCandidate,
  teachAccessCalls,
} from '#contract/course-access.ts';
import { email } from '#contract/fields.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DayInput, Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LearnerPicker } from './learner-picker.tsx';

/** Addresses as people paste them: by line, comma, semicolon or space. */
const splitEmails = (text: string) => text.split(/[\s,;，；、]+/).filter((part) => part !== '');

const accessForm = z.object({
  emails: z
    .string()
    .refine((text) => splitEmails(text).every((part) => email.safeParse(part).success), {
      error: '@email_invalid',
    }),
  reason: grantAccessBody.shape.reason,
  until: z.string(),
});

interface GiveAccessProps {
  area: 'teach' | 'admin';
  courseId: number;
  onClose: () => void;
}

/** Gives learners access to a course: found by name, or by their emails. */
export function GiveAccess({ area, courseId, onClose }: GiveAccessProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const [chosen, setChosen] = useState<LearnerCandidate[]>([]);
  const calls = area === 'admin' ? adminAccessCalls : teachAccessCalls;
  const params = { id: courseId };
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    accessForm,
    async ({ emails, reason, until }) => {
      const { msg } = await api.send(calls.grant, {
        params,
        body: {
          user_ids: chosen.map((person) => person.user_id),
          emails: splitEmails(emails),
          reason,
          until: until === '' ? null : until,
        },
      });
      toast({ text: msg });
      onClose();
      await revalidate();
    },
    { defaults: { emails: '', until: '' } },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('teaching.access.give')}
      description={t('teaching.access.giveText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('teaching.access.give')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <LearnerPicker
          hint={t(
            area === 'teach' ? 'teaching.access.searchHintTeacher' : 'teaching.access.searchHint',
          )}
          search={async (search) =>
            (await api.call(calls.candidates, { params, query: { search } })).list
          }
          chosen={chosen}
          onChange={setChosen}
        />
        <Field
          label={t('teaching.access.emails')}
          mark={t('controls.optional')}
          hint={t('teaching.access.emailsHint')}
          error={errorOf('emails')}
        >
          <TextArea rows={2} {...form.register('emails')} />
        </Field>
        <Field
          label={t('teaching.access.reason')}
          hint={t('teaching.access.reasonHint')}
          error={errorOf('reason')}
          required
        >
          <TextArea rows={2} {...form.register('reason')} />
        </Field>
        <Field
          label={t('teaching.access.until')}
          mark={t('controls.optional')}
          hint={t('teaching.access.untilHint')}
          error={errorOf('until')}
        >
          <DayInput {...form.register('until')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('teaching.access.giveFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
