import { useId } from 'react';
import { useNavigate } from 'react-router';
import { type AdminGroup, groupAdminCalls, groupBody } from '#contract/groups-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { groupPath } from './group-views.ts';

interface GroupFormProps {
  /** null: a new one. */
  group: AdminGroup | null;
  onClose: () => void;
}

/** The name and the note of a group; a new one leads to its page. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    groupBody,
    async (body) => {
      const { data, msg } =
        group === null
          ? await api.send(groupAdminCalls.create, { body })
          : await api.send(groupAdminCalls.update, {
              params: { id: group.group_id },
              body: { ...body, version: group.version },
            });
      toast({ text: msg });
      onClose();
      if (group === null) await navigate(groupPath(data.group_id));
      else await revalidate();
    },
    { defaults: { name: group?.name ?? '', note: group?.note ?? '' } },
  );
  const submitLabel = t(group === null ? 'admin.groups.create' : 'admin.groups.save');
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t(group === null ? 'admin.groups.add' : 'admin.groups.edit')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field label={t('admin.groups.name')} error={errorOf('name')} required>
          <TextInput autoComplete="off" autoFocus maxLength={80} {...form.register('name')} />
        </Field>
        <Field
          label={t('admin.groups.note')}
          mark={t('controls.optional')}
          hint={t('admin.groups.noteHint')}
          error={errorOf('note')}
        >
          <TextArea rows={3} maxLength={500} {...form.register('note')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('admin.form.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
