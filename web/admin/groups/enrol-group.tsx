import { useId } from 'react';
import { z } from 'zod';
import { adminAccessCalls, grantByListBody } from '#contract/course-access.ts';
import type { AdminCourse } from '#contract/courses-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DayInput, Field, Select, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A course that can be opened to a group. */
export type GroupCourse = Pick<AdminCourse, 'course_id' | 'title' | 'title_zh'>;

const enrolForm = z.object({
  course: z.string().min(1, { error: '@required' }),
  reason: grantByListBody.shape.reason,
  until: z.string(),
});

interface EnrolGroupProps {
  groupId: number;
  courses: readonly GroupCourse[];
  onClose: () => void;
}

/** Opens a course to the members that a group has now. */
export function EnrolGroup({ groupId, courses, onClose }: EnrolGroupProps) {
  const { t } = useTranslation();
  const text = usePick();
  const api = useApi();
  const formId = useId();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    enrolForm,
    async ({ course, reason, until }) => {
      const { msg } = await api.send(adminAccessCalls.grant, {
        params: { id: Number(course) },
        body: { group_id: groupId, reason, until: until === '' ? null : until },
      });
      toast({ text: msg });
      onClose();
    },
    { defaults: { course: '', reason: '', until: '' } },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.groups.enrol')}
      description={t('admin.groups.enrolText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('admin.groups.enrolRun')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field label={t('admin.groups.course')} error={errorOf('course')} required>
          <Select {...form.register('course')}>
            <option value="">{t('admin.groups.chooseCourse')}</option>
            {courses.map(({ course_id: id, title, title_zh }) => {
              const name = text(title, title_zh);
              return (
                <option key={id} value={id} lang={name.lang}>
                  {name.text}
                </option>
              );
            })}
          </Select>
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
